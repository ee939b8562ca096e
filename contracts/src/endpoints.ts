import { currentUser, requestPasswordReset, resetPassword, signIn, signUp, verifyEmail } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { createFreeSession, freeChat } from './free-interview.ts';
import { listInterviews, readInterview } from './interviews.ts';
import { speechStatus } from './transcription.ts';

/** Every call there is, for what is written from all of them. */
export const ENDPOINTS: readonly Endpoint[] = [
  signUp,
  verifyEmail,
  signIn,
  requestPasswordReset,
  resetPassword,
  currentUser,
  createFreeSession,
  freeChat,
  listInterviews,
  readInterview,
  speechStatus,
];
