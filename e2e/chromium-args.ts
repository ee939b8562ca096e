import { MEETING_TITLE } from './meeting-tab.ts';

/** Quiet, and shares the meeting's tab without a picker. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--auto-select-tab-capture-source-by-title=${MEETING_TITLE}`,
];

/** Sound before any click. */
export const PLAYS_SOUND = '--autoplay-policy=no-user-gesture-required';

/** Muted tracks are zeros. */
export const NOT_MUTED = '--mute-audio';
