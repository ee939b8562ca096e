/**
 * Sentences of pages, the specification's quoted ones among them; the server's own are in `server-messages.ts`.
 */
export const MESSAGES = {
  // sign-up, sign-in, verification
  signUpDone: 'Sign up successful! Please check your email for verification.',
  signUpButtonDone: 'Please check your email',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordTooWeak:
    'Password must have at least 10 characters, one uppercase letter, one lowercase letter, and one number or special character.',
  verifyFirst: 'Please verify your email before signing in.',
  emailVerified: 'Email Verified Successfully!',
  noVerificationToken: 'No verification token found',
  verificationFailed: 'Verification failed. Please check the link or try signing up again.',
  failedToResend: 'Failed to send the email',
  resetLinkMailed:
    'If this address has an account, a link to set a new password was emailed to it a short while ago and still works. Please check the inbox and the spam folder.',
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
  passwordUpdateFailed: 'Password update failed',
  noResponse: 'No response received from server',
  networkErrorAlone: 'Network error',
  pictureUpdated: 'Your picture has been updated.',
  uploadFailed: 'Upload failed',
  invalidPicture: 'Invalid file format or size',
  failedToUpdatePicture: 'Failed to update profile picture',
  pictureTooLarge: 'The picture is too large: 5 MB and 40 megapixels at most.',
  signedOutEverywhere: 'You are signed out everywhere.',
  accountDeleted: 'Your account has been deleted.',

  // plans and billing
  alreadyFree: 'You are already on the free plan',
  checkoutFailedPrefix: 'Error starting checkout process: ',
  failedToCreatePortal: 'Failed to create portal session',
  billingNotConfigured: 'Billing is not configured.',
  subscriptionEnded: 'Your subscription has ended',
  // material
  resumeTooLarge: 'The file is too large: 5 MB at most.',
  // customization
  previewsUsedUp: 'Without Pro there are a few previews an hour. Please try again later.',

  // jobs, stories, conversations
  playgroundFailedPrefix: 'Error: ',
  storyFailedPrefix: 'Error generating story: ',

  // transport
  networkError: 'Network error or server not responding',
  unexpectedResponse: 'Unexpected response from server',
  invalidResponse: 'Invalid response from server',

  // server answers
  notAvailable: 'The service is not available at the moment. Please try again shortly.',
  shuttingDown: 'The server is restarting. Please try again in a moment.',

  // sessions
  noTrials: 'No trials remaining',
  sessionNotKept: 'That session is no longer stored. Please start a new one from your dashboard.',
  sessionExpired: 'Session expired. Please start a new session.',
  noActiveSession: 'No active interview session found',
  failedToCreateSession: 'Failed to create session',
  failedToStartSession: 'Failed to start session. Please try again.',
  startFailedPrefix: 'Request failed: ',
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
  answerServiceFailed: 'The answer service did not respond. Please try again.',
} as const;
