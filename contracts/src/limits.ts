/** Lengths in characters, from the specification. */
export const LIMITS = {
  passwordMin: 10,
  /** Bounds the work of hashing (Argon2 takes any length). */
  passwordMax: 1_024,
  email: 254,
  jobTitle: 35,
  question: 1_000,
  /** Selected transcript is longer than a typed question. */
  message: 8_000,
  line: 1_000,
  /** Lines remembered of a question. */
  questionLines: 100,
  leadIn: 1_000,
  instead: 500,
  company: 100,
  role: 100,
  jobDescription: 5_000,
  name: 100,
  education: 5_000,
  work: 5_000,
  fileName: 200,
  sessionTitle: 100,
  conversationTitle: 100,
  search: 100,
  link: 2_000,
  /** ISO 8601, to the nanosecond. */
  instant: 30,
  jobNotes: 5_000,
  storyTitle: 100,
  story: 5_000,
  storyNotes: 8_000,
  /** All stories together that an interview uses, titles included. */
  storiesInInterviews: 30_000,
  tag: 40,
  /** Each part of a job's heading. */
  place: 240,
  /** A résumé's sentence. */
  readSentence: 2_000,
  readSentences: 100,
  /** All settled stories together, with their source sentences. */
  settledText: 60_000,
  /** All settled jobs together, with their source lines. */
  settledJobsText: 30_000,
  styleName: 40,
  styleWord: 40,
  styleInstructions: 1_000,
  vocabularyWord: 60,
  /** Id of a field or entry. */
  knowledgeId: 80,
  /** Answer such as a notice period. */
  fact: 200,
  documentTitle: 100,
  /** `preparedText` takes about two minutes to say. */
  preparedQuestion: 300,
  preparedText: 2_000,
  preparedBlank: 300,
  /** All prepared answers of one application. */
  preparedAll: 60_000,

  /** Counts from here on. */
  jobs: 200,
  interviewDates: 20,
  stories: 100,
  storyTags: 10,
  settledStories: 100,
  settledJobs: 60,
  jobSource: 8,
  jobLines: 60,
  styleWords: 20,
  vocabularyWords: 200,
  /** More than exist. */
  knowledgeFields: 100,
  foundEntries: 20,
  documents: 20,
  /** Usual questions, ten from a posting, and the user's own. */
  prepared: 60,
  preparedWordings: 5,
  conversations: 100,
  /** Ids in one call; a passage without pause may have thousands of lines. */
  atOnce: 5_000,
  /** Limit of a conversation, branches included. */
  messages: 400,
  /** Rows in one reply, which is built in one go. */
  page: 50,
} as const;

/** Characters, from the specification. */
export const RESUME_LIMITS = {
  name: 50,
  school: 50,
  degree: 50,
  educationDates: 20,
  company: 50,
  position: 50,
  workDates: 20,
  description: 200,
} as const;

/** Characters of what a résumé may have beside the specification's fields. */
export const RESUME_EXTRA_LIMITS = {
  email: LIMITS.email,
  phone: 40,
  place: 100,
  /** All links, a line each. */
  links: 1_000,
  /** All skills, in lines of a list each. */
  skills: 1_000,
} as const;

export const RESUME_FILE = {
  maxBytes: 5 * 1_024 * 1_024,
  maxPages: 50,
  maxSeconds: 10,
  /** More than any résumé has; the rest is unread, and the page says so. */
  maxCharacters: 100_000,
} as const;

export const DOCUMENT_FILE = {
  maxBytes: RESUME_FILE.maxBytes,
  /** Text beyond the limits is unread, and the page says so. */
  maxPages: 300,
  maxCharacters: 200_000,
  maxSections: 2_000,
  /** Words; longer text under a heading becomes several sections. */
  longestSection: 200,
  deepest: 6,
  longestHeading: 120,
} as const;

/** Minutes by `duration_choice`. */
export const PAID_SESSION_MINUTES = { 1: 30, 2: 60, 3: 120 } as const;
export const STREAMS_PER_USER = 3;

export const AUDIO = {
  sampleRate: 16_000,
  /** One frame: 100 ms, 3,200 bytes. */
  samplesPerChunk: 1_600,
  maxFrameBytes: 65_536,
} as const;

/** Sound kept for replay after a reconnect, and how far a stream may run ahead of real time for it. */
export const REPLAY = { keptSeconds: 120, mostAheadSeconds: 150 } as const;

export const RECONNECT = { firstDelayMs: 1_000, maxDelayMs: 30_000 } as const;

/** Uploaded picture, and the stored square JPEG. */
export const PICTURE = {
  maxUploadBytes: 5 * 1_024 * 1_024,
  side: 512,
  /** JPEG quality, 0 to 1. */
  quality: 0.8,
  fileName: 'profile.jpg',
  types: ['image/png', 'image/jpeg'],
} as const;
