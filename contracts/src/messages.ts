import { LIMITS } from './limits.ts';

/** Sentences that the specification puts in quotes, and the server's own answers. One place, both sides. */
export const MESSAGES = {
  // sign-up, sign-in, verification
  signUpDone: 'Sign up successful! Please check your email for verification.',
  signUpButtonDone: 'Please check your email',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordTooWeak:
    'Password must have at least 10 characters, one uppercase letter, one lowercase letter, and one number or special character.',
  incorrectSignIn: 'Incorrect email or password',
  verifyFirst: 'Please verify your email before signing in.',
  emailVerified: 'Email Verified Successfully!',
  noVerificationToken: 'No verification token found',
  verificationFailed: 'Verification failed. Please check the link or try signing up again.',
  alreadyVerified: 'This email is already verified. You can sign in.',
  verificationReplaced:
    'A newer link was emailed to you, and this one no longer works. Open the newest email.',
  verificationExpired: 'This link has expired: a link works for 24 hours. Ask for a new one.',
  verificationResent: 'If somebody signed up with this address, a new email is on its way.',
  failedToResend: 'Failed to send the email',
  resetRequested: 'Please check your email to reset your password.',
  resetLinkMailed:
    'If this address has an account, a link to set a new password was emailed to it a short while ago and still works. Please check the inbox and the spam folder.',
  passwordReset: 'Password has been reset successfully.',
  resetLinkDead: 'This link is no longer valid. Please request a new one.',
  failedToRequestReset: 'Failed to request password reset',
  passwordResetFailed: 'Password reset failed',
  failedToResetPassword: 'Failed to reset password',
  authenticationFailed: 'Authentication failed',
  registrationFailed: 'Registration failed',
  signUpGeneric: 'An error occurred. Please try again.',
  failedToFetchUser: 'Failed to fetch user details',
  noAuthToken: 'No authentication token found',

  // settings
  failedToFetchUserData: 'Failed to fetch user data',
  newPasswordsDoNotMatch: 'New passwords do not match',
  incorrectPassword: 'Incorrect password',
  samePassword: 'This is already your current password. Please choose another one.',
  passwordChanged: 'Your password has been changed. Please sign in with it.',
  passwordUpdateFailed: 'Password update failed',
  noResponse: 'No response received from server',
  networkErrorAlone: 'Network error',
  pictureUpdated: 'Your picture has been updated.',
  uploadFailed: 'Upload failed',
  invalidPicture: 'Invalid file format or size',
  failedToUpdatePicture: 'Failed to update profile picture',
  pictureNotKnown: 'The file is not a PNG or JPEG picture.',
  pictureTooLarge: 'The picture is too large: 5 MB and 40 megapixels at most.',
  pictureBroken: 'The picture is damaged or incomplete.',
  signedOutEverywhere: 'You are signed out everywhere.',
  accountDeleted: 'Your account has been deleted.',

  // plans and billing
  alreadyFree: 'You are already on the free plan',
  checkoutFailedPrefix: 'Error starting checkout process: ',
  failedToCreatePortal: 'Failed to create portal session',
  billingNotConfigured: 'Billing is not configured.',
  billingUnavailable: 'The payment service is not responding. Nothing was charged. Please try again.',
  unknownPrice: 'This plan is not available.',
  webhookRefused: 'The signature is not valid.',
  subscriptionEnded: 'Your subscription has ended',
  cancelFailed:
    'Your subscription could not be cancelled, so nothing was deleted. Please try again in a moment.',

  // material
  resumeTooLarge: 'The file is too large: 5 MB at most.',
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
  previewsUsedUp: 'Without Pro there are a few previews an hour. Please try again later.',

  // jobs, stories, conversations
  tooManyJobs: `You already have ${LIMITS.jobs} jobs. Delete one to add another.`,
  storiesChanged: 'Your stories were changed in another window. They are shown as they are now.',
  fieldsChanged: 'Your fields were changed in another window. They are shown as they are now.',
  factsChanged: 'Your answers were changed in another window. They are shown as they are now.',
  tooManyStories: `You already have ${LIMITS.stories} stories. Delete one to save another.`,
  conversationFull: 'This conversation is full. Start a new one.',
  unknownModel: 'This model is not available.',
  playgroundFailedPrefix: 'Error: ',
  storyFailedPrefix: 'Error generating story: ',

  // transport
  networkError: 'Network error or server not responding',
  unexpectedResponse: 'Unexpected response from server',
  invalidResponse: 'Invalid response from server',

  // server answers
  notSignedIn: 'Could not validate credentials',
  notSubscribed: 'This needs Pro.',
  notFound: 'Not found',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  somethingWentWrong: 'Something went wrong on our side. Please try again.',
  notAvailable: 'The service is not available at the moment. Please try again shortly.',
  tooLarge: 'The request is too large.',
  badAddress: 'That address is not valid.',
  socketOnly: 'This address is for WebSocket connections.',
  notAhead: 'This is done when the link is opened, not before.',
  notJson: 'The request body is not valid JSON.',
  oneFile: 'Please send one file and nothing else.',
  oneUpload: 'Another file of yours is still being read. Please wait a moment and try again.',
  tooManyUploads: 'Too many files are being read at the moment. Please try again in a few seconds.',
  brokenUpload: 'The upload was incomplete. Please try again.',
  shuttingDown: 'The server is restarting. Please try again in a moment.',

  // sessions
  noTrials: 'No trials remaining',
  sessionNotKept: 'That session is no longer stored. Please start a new one from your dashboard.',
  sessionExpired: 'Session expired. Please start a new session.',
  noActiveSession: 'No active interview session found',
  failedToCreateSession: 'Failed to create session',
  failedToStartSession: 'Failed to start session. Please try again.',
  startFailedPrefix: 'Request failed: ',
  languageChanged: 'The language of this interview was changed.',
  sessionRuns: 'This session is still running. End it first.',
  tooManySearches: 'Too many searches are under way. Please try again in a moment.',
  sessionOver: 'Session expired - Please start a new session',

  // sharing and capture
  sharePermissionDenied: 'Permission denied. Please allow sharing.',
  shareFailedPrefix: 'Failed to share screen: ',
  sharingUnsupported: 'This browser cannot share a tab’s sound. Use Chrome or Edge on a computer.',
  sharingNeedsHttps:
    'Browsers share sound only with pages that use https. Open this site at its https address, or at localhost on the computer that serves it.',
  sharingStopped: 'Sharing has stopped.',
  missingSetup: 'Missing required setup parameters',
  noAudioTrack: 'No audio track found in media stream',
  noSoundYet: 'No sound from the tab yet. Is its audio shared, and is the call unmuted?',
  no16kHz: 'Browser does not support 16kHz sampling rate',
  microphoneRequired: 'Microphone access required for real-time transcription',
  connectionError: 'Connection error. Please try refreshing.',
  connectionClosed: 'Connection closed unexpectedly',
  initializationFailedPrefix: 'Initialization failed: ',
  audioSetupFailedPrefix: 'Audio setup failed: ',
  audioNotLoaded: 'A part of this window did not load, so it cannot listen.',

  // answers
  noTranscript: 'No transcript content available',
  nothingNew: 'Nothing new was asked. Select a line to ask about it, or press Retry.',
  selectTranscript: 'Please select some transcript text to analyze',
  apiRequestFailedPrefix: 'API request failed: ',
  requestFailed: 'Request failed',
  failedToGetResponse: 'Failed to get response. Please try again.',
  failedToSendQuestion: 'Failed to send question. Please try again.',
  questionSentAgain: 'This question was sent again meanwhile.',
  answerServiceRefused: 'The answer service refused the request.',
  answerServiceBusy: 'The answer service is busy. Please try again in a moment.',
  answerServiceFailed: 'The answer service did not respond. Please try again.',
  answerServiceLimit:
    'The model reached its limit of tokens while thinking, before the first word of an answer. Please try again.',
  answerServiceFiltered: 'The filter of the answer service stopped this answer. Please ask in other words.',
  answerServiceSlow: 'The answer service took too long to answer. Please try again.',

  // transcription
  speechRefused: 'The speech service refused the connection.',
  speechFailed: 'Live transcription stopped unexpectedly. Reconnecting.',
  tooManyStreams: 'Too many live streams are open. Close one and try again.',
  listenedElsewhere: 'Another window is listening to this session.',
  badStream: 'The address of this stream is malformed.',
  onlyReads: 'This stream reads along: it takes no sound.',
  noCapacity: 'Live transcription is at capacity. Please try again shortly.',
  badFrame: 'Audio must be 16-bit PCM: the frame has an odd length.',
  tooFarAhead: 'More audio arrived than could have been spoken.',
  badControl: 'That message is not one this socket knows.',
  foreignOrigin: 'This page is not allowed to open live transcription.',
} as const;
