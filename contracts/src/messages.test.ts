import { expect, test } from 'vitest';
import { MESSAGES } from './messages.ts';
import { SERVER_MESSAGES } from './server-messages.ts';

test('the sentences that the specification puts in quotes stand here letter by letter', () => {
  expect({ ...MESSAGES, ...SERVER_MESSAGES }).toMatchObject({
    // screens and states
    emailVerified: 'Email Verified Successfully!',
    signUpButtonDone: 'Please check your email',
    sessionOver: 'Session expired - Please start a new session',

    // validation
    passwordsDoNotMatch: 'Passwords do not match',
    newPasswordsDoNotMatch: 'New passwords do not match',
    selectTranscript: 'Please select some transcript text to analyze',
    noTranscript: 'No transcript content available',
    noVerificationToken: 'No verification token found',
    missingSetup: 'Missing required setup parameters',
    noAudioTrack: 'No audio track found in media stream',
    no16kHz: 'Browser does not support 16kHz sampling rate',

    // where the server gives no detail, or no answer
    authenticationFailed: 'Authentication failed',
    registrationFailed: 'Registration failed',
    failedToRequestReset: 'Failed to request password reset',
    passwordResetFailed: 'Password reset failed',
    failedToResetPassword: 'Failed to reset password',
    failedToFetchUser: 'Failed to fetch user details',
    failedToCreatePortal: 'Failed to create portal session',
    networkError: 'Network error or server not responding',
    unexpectedResponse: 'Unexpected response from server',
    invalidResponse: 'Invalid response from server',
    signUpGeneric: 'An error occurred. Please try again.',
    noAuthToken: 'No authentication token found',

    // settings
    passwordUpdateFailed: 'Password update failed',
    noResponse: 'No response received from server',
    networkErrorAlone: 'Network error',
    uploadFailed: 'Upload failed',
    invalidPicture: 'Invalid file format or size',
    failedToUpdatePicture: 'Failed to update profile picture',
    failedToFetchUserData: 'Failed to fetch user data',

    // sharing and sessions
    sharePermissionDenied: 'Permission denied. Please allow sharing.',
    shareFailedPrefix: 'Failed to share screen: ',
    sessionExpired: 'Session expired. Please start a new session.',
    startFailedPrefix: 'Request failed: ',
    noActiveSession: 'No active interview session found',
    failedToCreateSession: 'Failed to create session',
    failedToStartSession: 'Failed to start session. Please try again.',

    // playground and stories
    playgroundFailedPrefix: 'Error: ',
    storyFailedPrefix: 'Error generating story: ',

    // copilot
    microphoneRequired: 'Microphone access required for real-time transcription',
    connectionError: 'Connection error. Please try refreshing.',
    apiRequestFailedPrefix: 'API request failed: ',
    failedToGetResponse: 'Failed to get response. Please try again.',
    failedToSendQuestion: 'Failed to send question. Please try again.',
    requestFailed: 'Request failed',
    initializationFailedPrefix: 'Initialization failed: ',
    audioSetupFailedPrefix: 'Audio setup failed: ',
    connectionClosed: 'Connection closed unexpectedly',

    // plans and verification
    checkoutFailedPrefix: 'Error starting checkout process: ',
    alreadyFree: 'You are already on the free plan',
    verificationFailed: 'Verification failed. Please check the link or try signing up again.',

    // success
    signUpDone: 'Sign up successful! Please check your email for verification.',
    resetRequested: 'Please check your email to reset your password.',
    passwordReset: 'Password has been reset successfully.',
  });
});
