import type { BrowserContext, Page } from '@playwright/test';
import { recordingOf, type VoiceName } from '../server/testing/voices.ts';

declare global {
  interface Window {
    /** The candidate speaks, as the recording does. */
    speakOwn?: () => Promise<void>;
    unplugOwn?: () => void;
    pythiaMediaStream?: MediaStream | null;
  }
}

/** How much of the meeting's sound comes back: a loudspeaker on the same table. */
const ECHO = { gain: 0.35, delaySeconds: 0.12, highestHertz: 3_400 };

/**
 * From now on a microphone hears the shared tab out of a loudspeaker, and the candidate when they are told to speak.
 * Chromium's own stand-in for a microphone takes the place of a shared tab's sound as well.
 */
export async function echoIntoMicrophone(context: BrowserContext, person: VoiceName): Promise<void> {
  await context.grantPermissions(['microphone']);
  const wav = recordingOf(person).toString('base64');
  await context.addInitScript(
    ({ recording, echo }) => {
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (!devices) return;
      devices.getUserMedia = async () => {
        const sound = new AudioContext();
        const microphone = sound.createMediaStreamDestination();
        const bytes = Uint8Array.from(atob(recording), (letter) => letter.codePointAt(0)!);
        const buffer = await sound.decodeAudioData(bytes.buffer);
        window.speakOwn = () =>
          new Promise((resolve) => {
            const voice = new AudioBufferSourceNode(sound, { buffer });
            voice.connect(microphone);
            voice.addEventListener('ended', () => resolve());
            voice.start();
          });
        const tab = ((window.opener as Window | null) ?? window).pythiaMediaStream;
        if (tab) {
          sound
            .createMediaStreamSource(tab)
            .connect(new DelayNode(sound, { delayTime: echo.delaySeconds }))
            .connect(new BiquadFilterNode(sound, { type: 'lowpass', frequency: echo.highestHertz }))
            .connect(new GainNode(sound, { gain: echo.gain }))
            .connect(microphone);
        }
        window.unplugOwn = () => {
          for (const track of microphone.stream.getTracks()) {
            track.stop();
            track.dispatchEvent(new Event('ended')); // as a device that goes tells it
          }
        };
        return microphone.stream;
      };
    },
    { recording: wav, echo: ECHO },
  );
}

/** Resolves when they have spoken. */
export const speakOwn = (window: Page): Promise<void> => window.evaluate(() => self.speakOwn?.());

export const unplugOwn = (window: Page): Promise<void> => window.evaluate(() => self.unplugOwn?.());

/** Hears what the recogniser makes of the microphone, from now on. */
export function microphoneWords(window: Page): string[] {
  const heard: string[] = [];
  window.on('websocket', (socket) => {
    if (!socket.url().includes('channel=candidate')) return;
    socket.on('framereceived', ({ payload }) => {
      const { transcript } = JSON.parse(String(payload)) as { transcript?: string };
      if (transcript) heard.push(transcript);
    });
  });
  return heard;
}
