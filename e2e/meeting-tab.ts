import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingOf, type VoiceName } from '../server/testing/voices.ts';
import { wavSamples } from './correlation.ts';
import type { BrowserContext } from '@playwright/test';
import type { Meeting } from './meeting.ts';
import { isShareScripted, scriptedMeeting } from './scripted-share.ts';

/** Tab that Chromium shares for a screen. */
export const MEETING_TITLE = 'A meeting with sound';

/** A question, a person, or a pause in seconds. */
export type SpokenPart = string | { person: VoiceName } | { pause: number };

/** A meeting-like tab of another origin; a stand-in where shares are scripted. */
export async function openMeeting(context: BrowserContext, ...spoken: SpokenPart[]): Promise<Meeting> {
  if (isShareScripted(context)) return scriptedMeeting(context);
  const wav = joined(spoken.map(soundOf));
  const server = createServer((request, response) => {
    const sound = request.url === '/questions.wav';
    response.writeHead(200, { 'content-type': sound ? 'audio/wav' : 'text/html; charset=utf-8' });
    response.end(
      sound ? wav : `<!doctype html><title>${MEETING_TITLE}</title><audio src="/questions.wav"></audio>`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the meeting has no port');

  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${address.port}/`);
  return {
    page,
    wav,
    ask: () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const audio = document.querySelector('audio');
            if (!audio) throw new Error('no audio element');
            audio.currentTime = 0;
            audio.addEventListener('ended', () => resolve(Date.now()), { once: true });
            audio.play().catch(reject);
          }),
      ),
    close: async () => {
      await page.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Seconds of silence, or a sound as WAV. */
function soundOf(spoken: SpokenPart): number | Buffer {
  if (typeof spoken === 'string') return speak(spoken);
  return 'pause' in spoken ? spoken.pause : recordingOf(spoken.person);
}

const synthesised = new Map<string, Buffer>();

/** Debian's flite, 16 kHz mono WAV. */
function speak(question: string): Buffer {
  const known = synthesised.get(question);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'pythia-voice-'));
  const file = join(folder, 'question.wav');
  execFileSync('flite', ['-voice', 'slt', '-t', question, '-o', file]);
  const wav = readFileSync(file);
  rmSync(folder, { recursive: true });
  synthesised.set(question, wav);
  return wav;
}

const RATE = 16_000;

/** Joins sounds with a second of silence, unless another pause is given. */
function joined(sounds: (number | Buffer)[]): Buffer {
  const first = sounds.find((sound) => typeof sound !== 'number');
  if (!first || sounds.length === 1) return first ?? Buffer.alloc(0);
  const samples = sounds.flatMap((sound, place) => {
    if (typeof sound === 'number') return [...new Int16Array(sound * RATE)];
    const isBehindSound = place > 0 && typeof sounds[place - 1] !== 'number';
    return [...new Int16Array(isBehindSound ? RATE : 0), ...wavSamples(sound)];
  });
  const pcm = Buffer.from(Int16Array.from(samples).buffer);
  const header = Buffer.from(first.subarray(0, 44)); // canonical header: RIFF, fmt, data
  header.writeUInt32LE(36 + pcm.length, 4);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}
