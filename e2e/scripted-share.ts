import type { BrowserContext } from '@playwright/test';
import type { Meeting } from './meeting.ts';

declare global {
  interface Window {
    endScriptedShare?: () => void;
  }
}

const scripted = new WeakSet<BrowserContext>();

export const isShareScripted = (context: BrowserContext): boolean => scripted.has(context);

/** A silent share instead of a tab, for tests that need no sound; headless shells have no tabs. */
export async function scriptShare(context: BrowserContext): Promise<void> {
  scripted.add(context);
  await context.addInitScript(() => {
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return; // plain http has none
    devices.getDisplayMedia = async () => {
      const picture = document.createElement('canvas').captureStream();
      const silence = new AudioContext().createMediaStreamDestination().stream; // a level would mean a speaker
      const tracks = [...picture.getTracks(), ...silence.getTracks()];
      window.endScriptedShare = () => {
        for (const track of tracks) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      };
      return new MediaStream(tracks);
    };
  });
}

const notSpoken = (): never => {
  throw new Error('Here no tab is shared: what is spoken is told to the recogniser by `say`.');
};

/** Silent; closing it ends the share. */
export const scriptedMeeting = (context: BrowserContext): Meeting => ({
  get page(): never {
    return notSpoken();
  },
  get wav(): never {
    return notSpoken();
  },
  ask: notSpoken,
  close: async () => {
    for (const page of context.pages()) await page.evaluate(() => window.endScriptedShare?.());
  },
});
