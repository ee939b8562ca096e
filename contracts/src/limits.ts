/** Lengths in characters, as the specification sets them. */
export const LIMITS = {
  passwordMin: 10,
  /** Argon2 hashes any length; this bounds what one request can make us hash. */
  passwordMax: 1_024,
  email: 254,
  jobTitle: 35,
  question: 1_000,
  /** Selected transcript is longer than a typed question. */
  message: 8_000,
  /** A line of the transcript as somebody corrects it. */
  line: 1_000,
  /** Of how many lines a question remembers that it was made. */
  questionLines: 100,
  /** Of what was said before a question and not asked about. */
  leadIn: 1_000,
  /** One line that names another experience to answer with. */
  instead: 500,
  company: 100,
  role: 100,
  jobDescription: 5_000,
  name: 100,
  education: 5_000,
  work: 5_000,
  fileName: 200,
  /** A session, a conversation and a search as their user words them. */
  sessionTitle: 100,
  conversationTitle: 100,
  search: 100,
  link: 2_000,
  /** In words of ISO 8601, to the nanosecond. */
  instant: 30,
  jobNotes: 5_000,
  storyTitle: 100,
  story: 5_000,
  storyNotes: 8_000,
  /** Of all stories together, titles included, that an interview is answered with. */
  storiesInInterviews: 30_000,
  tag: 40,
  /** What stands above the stories of a job, each part of it. */
  place: 240,
  /** A sentence of a résumé, as it is said. */
  readSentence: 2_000,
  readSentences: 100,
  /** Of all stories together that somebody has settled, with the sentences that they stand for. */
  settledText: 60_000,
  /** Of all jobs together that somebody has settled, with the lines that they were read from. */
  settledJobsText: 30_000,
  /** Of a style: its name, a word that it prefers or avoids, and the user's own instructions. */
  styleName: 40,
  styleWord: 40,
  styleInstructions: 1_000,
  /** A word for the recogniser, and how it sounds. */
  vocabularyWord: 60,
  /** Of a field of knowledge, or of an entry. */
  knowledgeId: 80,
  /** An answer to a question about a fact, such as the notice period. */
  fact: 200,
  documentTitle: 100,
  /** Of a question that is prepared, its answer as it is said (some two minutes), and what is filled into a frame. */
  preparedQuestion: 300,
  preparedText: 2_000,
  preparedBlank: 300,
  /** Of all that is prepared for one application. */
  preparedAll: 60_000,

  /** How many of these a user may have. */
  jobs: 200,
  interviewDates: 20,
  stories: 100,
  storyTags: 10,
  settledStories: 100,
  settledJobs: 60,
  /** Lines that a job is read from, and those of what is told under it. */
  jobSource: 8,
  jobLines: 60,
  styleWords: 20,
  vocabularyWords: 200,
  /** More than there are. */
  knowledgeFields: 100,
  foundEntries: 20,
  documents: 20,
  /** What everybody is asked, ten from a posting, and the user's own; other words for one of those. */
  prepared: 60,
  preparedWordings: 5,
  conversations: 100,
  /** Ids in one call: what nobody pauses in may be a passage of thousands of lines. */
  atOnce: 5_000,
  /** Messages and replies in one conversation, branches included. */
  messages: 400,
  /** So many of the jobs, stories or messages in one reply: each may be long, and a reply is put together in one go. */
  page: 50,
} as const;

/** Of the résumé builder's fields, in characters, as the specification sets them. */
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

/** A résumé as a file. */
export const RESUME_FILE = {
  maxBytes: 5 * 1_024 * 1_024,
  maxPages: 50,
  maxSeconds: 10,
  /** More text than any résumé has; what stands behind it is not looked at, which is said. */
  maxCharacters: 100_000,
} as const;

/** A document of the user's own as a file, and what is kept of it. */
export const DOCUMENT_FILE = {
  maxBytes: RESUME_FILE.maxBytes,
  /** What stands behind these is not read, which is said. */
  maxPages: 300,
  maxCharacters: 200_000,
  maxSections: 2_000,
  /** In words; what stands under one heading and is longer is several sections. */
  longestSection: 200,
  /** Headings above each other, and the characters of each. */
  deepest: 6,
  longestHeading: 120,
} as const;

/** A paid session's length in minutes, by `duration_choice`. */
export const PAID_SESSION_MINUTES = { 1: 30, 2: 60, 3: 120 } as const;
export const STREAMS_PER_USER = 3;

export const AUDIO = {
  sampleRate: 16_000,
  /** One frame on the wire: 100 ms, 3,200 bytes. */
  samplesPerChunk: 1_600,
  maxFrameBytes: 65_536,
} as const;

/** What a client buffers to replay after a reconnect, and how far a stream may be ahead of real time for that. */
export const REPLAY = { keptSeconds: 120, mostAheadSeconds: 150 } as const;

export const RECONNECT = { firstDelayMs: 1_000, maxDelayMs: 30_000 } as const;

/** A profile picture as it is sent to us, and as it is kept: square, JPEG. */
export const PICTURE = {
  maxUploadBytes: 5 * 1_024 * 1_024,
  side: 512,
  /** Of 1, as a canvas takes it. */
  quality: 0.8,
  fileName: 'profile.jpg',
  types: ['image/png', 'image/jpeg'],
} as const;
