import { MEETING_TITLE } from './meeting-tab.ts';

/** Keep Chromium quiet, and let a page share the meeting's tab without a hand at the picker. */
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

/** Sound plays before anybody has clicked. */
export const PLAYS_SOUND = '--autoplay-policy=no-user-gesture-required';

/** Muted, a captured track is pure zeros. */
export const NOT_MUTED = '--mute-audio';
