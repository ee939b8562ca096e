import { LIMITS } from './limits.ts';

/** Sentences that only the server says; pages' scripts do not carry them. */
export const SERVER_MESSAGES = {
  // sign-up, sign-in, verification
  incorrectSignIn: 'Incorrect email or password',
  alreadyVerified: 'This email is already verified. You can sign in.',
  verificationReplaced:
    'A newer link was emailed to you, and this one no longer works. Open the newest email.',
  verificationExpired: 'This link has expired: a link works for 24 hours. Ask for a new one.',
  verificationResent: 'If somebody signed up with this address, a new email is on its way.',
  resetRequested: 'Please check your email to reset your password.',
  passwordReset: 'Password has been reset successfully.',
  // settings
  samePassword: 'This is already your current password. Please choose another one.',
  passwordChanged: 'Your password has been changed. Please sign in with it.',
  pictureNotKnown: 'The file is not a PNG or JPEG picture.',
  pictureBroken: 'The picture is damaged or incomplete.',
  // plans and billing
  billingUnavailable: 'The payment service is not responding. Nothing was charged. Please try again.',
  unknownPrice: 'This plan is not available.',
  webhookRefused: 'The signature is not valid.',
  cancelFailed:
    'Your subscription could not be cancelled, so nothing was deleted. Please try again in a moment.',

  // material
  resumeUnknown: 'This kind of file cannot be read. Choose a PDF, DOCX, text, Markdown or JSON Resume file.',
  resumeScanned:
    'This PDF contains pictures of pages, not text. Choose the file it was made from, or paste the text into the fields.',
  resumeLocked: 'This PDF is locked with a password. Save a copy without one, and choose that.',
  resumeBroken:
    'This file is damaged or incomplete. Save it again in the program it was made with, and choose the new copy.',
  resumeTooDeep: 'This file is nested too deeply to be read. Save it as plain text, and choose that.',
  resumeTooManyPages: 'This PDF has more than 50 pages. Choose one with only your résumé.',
  resumeTooLargeUnpacked:
    'This file is far too large once it is unpacked. Save a copy without pictures, and choose that.',
  resumeTooSlow:
    'This file took too long to read. Save it again as a plain PDF or text file, and choose that.',
  resumeNoText: 'There is no text in this file. Paste the text into the fields, or choose another file.',
  resumeNotJsonResume:
    'This JSON file is not a JSON Resume: it needs at least “basics”, “work” or “education”.',

  // customization
  customizationChanged: 'Your choices were changed in another window. They are shown as they are now.',
  // jobs, stories, conversations
  tooManyJobs: `You already have ${LIMITS.jobs} jobs. Delete one to add another.`,
  storiesChanged: 'Your stories were changed in another window. They are shown as they are now.',
  settledJobsChanged: 'Your jobs were changed in another window. They are shown as they are now.',
  fieldsChanged: 'Your fields were changed in another window. They are shown as they are now.',
  factsChanged: 'Your answers were changed in another window. They are shown as they are now.',
  preparedChanged: 'Your answers were changed in another window. They are shown as they are now.',
  preparedNeedsPro: 'Without Pro five answers can be approved. Take one back to approve another, or upgrade.',
  practiceOver: 'The time of this practice is over. Start another one.',
  practisedOften: 'You have said this answer six times. Go on to the next question.',
  tooManyStories: `You already have ${LIMITS.stories} stories. Delete one to save another.`,
  conversationFull: 'This conversation is full. Start a new one.',
  unknownModel: 'This model is not available.',
  // server answers
  notSignedIn: 'Could not validate credentials',
  notSubscribed: 'This needs Pro.',
  notFound: 'Not found',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  somethingWentWrong: 'Something went wrong on our side. Please try again.',
  tooLarge: 'The request is too large.',
  badAddress: 'That address is not valid.',
  socketOnly: 'This address is for WebSocket connections.',
  notAhead: 'This is done when the link is opened, not before.',
  notJson: 'The request body is not valid JSON.',
  oneFile: 'Please send one file and nothing else.',
  oneUpload: 'Another file of yours is still being read. Please wait a moment and try again.',
  tooManyUploads: 'Too many files are being read at the moment. Please try again in a few seconds.',
  brokenUpload: 'The upload was incomplete. Please try again.',
  // sessions
  languageChanged: 'The language of this interview was changed.',
  sessionRuns: 'This session is still running. End it first.',
  secondScreenDead: 'This link is no longer valid. Show a new one in the copilot’s window.',
  secondScreenUsed: 'This link was opened before, and works once. Show a new one in the copilot’s window.',
  secondScreenExpired: 'This link was not opened in time. Show a new one in the copilot’s window.',
  secondScreenEnded: 'Reading along was ended in the copilot’s window.',
  secondScreenSessionOver: 'The session is over.',
  secondScreenOtherUser:
    'Somebody else is signed in in this browser. Sign out here, or open the link in a private window.',
  tooManySearches: 'Too many searches are under way. Please try again in a moment.',
  // answers
  questionSentAgain: 'This question was sent again meanwhile.',
  answerServiceRefused: 'The answer service refused the request.',
  answerServiceBusy: 'The answer service is busy. Please try again in a moment.',
  answerServiceLimit:
    'The model reached its limit of tokens while thinking, before the first word of an answer. Please try again.',
  answerServiceFiltered: 'The filter of the answer service stopped this answer. Please ask in other words.',
  answerServiceDeclined: 'The model declined to answer this. Please ask in other words.',
  answerServiceSlow: 'The answer service took too long to answer. Please try again.',

  // transcription
  speechRefused: 'The speech service refused the connection.',
  speechFailed: 'Live transcription stopped unexpectedly. Reconnecting.',
  tooManyStreams: 'Too many live streams are open. Close one and try again.',
  listenedElsewhere: 'Another window is listening to this session.',
  badStream: 'The address of this stream is malformed.',
  tooManyWindows: 'Too many windows of your interviews are open. Close one and try again.',
  noCapacity: 'Live transcription is at capacity. Please try again shortly.',
  badFrame: 'Audio must be 16-bit PCM: the frame has an odd length.',
  tooFarAhead: 'More audio arrived than could have been spoken.',
  badControl: 'That message is not one this socket knows.',
  foreignOrigin: 'This page is not allowed to open live transcription.',
} as const;
