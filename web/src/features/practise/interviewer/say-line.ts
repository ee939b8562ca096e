import { playTone } from './tone.ts';

interface SayOptions {
  /** Null: the line is shown to be read. */
  voice: SpeechSynthesisVoice | null;
  onWords: (words: string) => void;
  signal: AbortSignal;
}

/** 240 words a minute, as people read along. */
const READ_WORD_MS = 250;
/** 170 words a minute, for voices that do not report each word. */
const SPOKEN_WORD_MS = 350;
/** A voice that has not begun by then is broken. */
const BEGINS_WITHIN_MS = 3_000;

/** Shows the line where no voice speaks. Resolves at the end, or when called off. */
export async function sayLine(text: string, options: SayOptions): Promise<void> {
  const { voice, onWords, signal } = options;
  const isSaid = voice !== null && (await speak(text, voice, options));
  if (!isSaid && !signal.aborted) {
    playTone().catch(() => {});
    await readAlong(text, READ_WORD_MS, options);
  }
  if (!signal.aborted) onWords(text);
}

function speak(text: string, voice: SpeechSynthesisVoice, { onWords, signal }: SayOptions): Promise<boolean> {
  const { speechSynthesis } = window;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  const untold = new AbortController();
  return new Promise<boolean>((resolve) => {
    const end = (isSaid: boolean): void => {
      clearTimeout(waiting);
      untold.abort();
      signal.removeEventListener('abort', callOff);
      resolve(isSaid);
    };
    const callOff = (): void => {
      end(true);
      speechSynthesis.cancel();
    };
    const waiting = setTimeout(() => {
      end(false);
      speechSynthesis.cancel();
    }, BEGINS_WITHIN_MS);
    signal.addEventListener('abort', callOff);
    said.addEventListener('start', () => {
      clearTimeout(waiting);
      void readAlong(text, SPOKEN_WORD_MS, { onWords, signal: untold.signal });
    });
    said.addEventListener('boundary', ({ charIndex }) => {
      untold.abort(); // the voice reports words
      onWords(text.slice(0, endOfWord(text, charIndex)));
    });
    said.addEventListener('end', () => end(true));
    said.addEventListener('error', () => end(false));
    speechSynthesis.cancel(); // another page may have left the voice hanging
    speechSynthesis.speak(said);
  });
}

const endOfWord = (text: string, at: number): number => {
  const space = text.indexOf(' ', at + 1);
  return space === -1 ? text.length : space;
};

function readAlong(
  text: string,
  wordMs: number,
  { onWords, signal }: Omit<SayOptions, 'voice'>,
): Promise<void> {
  const words = text.split(' ');
  let shown = 0;
  return new Promise((resolve) => {
    const end = (): void => {
      clearInterval(showing);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const showing = setInterval(() => {
      shown += 1;
      if (shown > words.length) return end();
      onWords(words.slice(0, shown).join(' '));
    }, wordMs);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
