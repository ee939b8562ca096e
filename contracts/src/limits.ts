export const LIMITS = {
  passwordMin: 10,
  /** Bounds the work of hashing (Argon2 takes any length). */
  passwordMax: 1_024,
  email: 254,
  jobTitle: 35,
  question: 1_000,
  message: 8_000,
  line: 1_000,
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
  instant: 30,
  jobNotes: 5_000,
  storyTitle: 100,
  story: 5_000,
  storyNotes: 8_000,
  /** All stories together that an interview uses, titles included. */
  storiesInInterviews: 30_000,
  tag: 40,
  place: 240,
  readSentence: 2_000,
  readSentences: 100,
  /** All settled stories together, with their source sentences. */
  settledText: 60_000,
  settledJobsText: 30_000,
  styleName: 40,
  styleWord: 40,
  styleInstructions: 1_000,
  vocabularyWord: 60,
  knowledgeId: 80,
  fact: 200,
  documentTitle: 100,
  preparedQuestion: 300,
  preparedText: 2_000,
  preparedBlank: 300,
  preparedAll: 60_000,

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
  knowledgeFields: 100,
  foundEntries: 20,
  documents: 20,
  prepared: 60,
  preparedWordings: 5,
  conversations: 100,
  atOnce: 5_000,
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

export const RESUME_EXTRA_LIMITS = {
  email: LIMITS.email,
  phone: 40,
  place: 100,
  links: 1_000,
  skills: 1_000,
} as const;

export const RESUME_FILE = {
  maxBytes: 5 * 1_024 * 1_024,
  maxPages: 50,
  maxSeconds: 10,
  maxCharacters: 100_000,
} as const;

export const DOCUMENT_FILE = {
  maxBytes: RESUME_FILE.maxBytes,
  /** Text beyond the limits is unread, and the page says so. */
  maxPages: 300,
  maxCharacters: 200_000,
  maxSections: 2_000,
  longestSection: 200,
  deepest: 6,
  longestHeading: 120,
} as const;

export const PAID_SESSION_MINUTES = { 1: 30, 2: 60, 3: 120 } as const;
export const STREAMS_PER_USER = 3;

export const AUDIO = {
  sampleRate: 16_000,
  samplesPerChunk: 1_600,
  maxFrameBytes: 65_536,
} as const;

/** Audio kept for replay after a reconnect; a stream may run ahead of real time by as much. */
export const REPLAY = { keptSeconds: 120, mostAheadSeconds: 150 } as const;

export const RECONNECT = { firstDelayMs: 1_000, maxDelayMs: 30_000 } as const;

export const PICTURE = {
  maxUploadBytes: 5 * 1_024 * 1_024,
  side: 512,
  quality: 0.8,
  fileName: 'profile.jpg',
  types: ['image/png', 'image/jpeg'],
} as const;
