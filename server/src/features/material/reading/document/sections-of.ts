import type { DocumentSection } from '@pythia/contracts/documents.ts';
import { DOCUMENT_FILE } from '@pythia/contracts/limits.ts';
import type { DocumentBlock } from './block.ts';

const { deepest, longestHeading, longestSection } = DOCUMENT_FILE;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

export function sectionsOf(blocks: readonly DocumentBlock[]): DocumentSection[] {
  const sections: DocumentSection[] = [];
  let open: { level: number; heading: string }[] = [];
  let told: string[] = [];
  const close = (): void => {
    const path = open.map(({ heading }) => heading);
    sections.push(...inPieces(told.join('')).map((text) => ({ path, text })));
    told = [];
  };
  for (const { level, text } of blocks) {
    const heading = text.replace(/\s+/g, ' ').trim().slice(0, longestHeading);
    if (level === 0) told.push(text);
    else if (heading !== '') {
      close();
      open = [...open.filter((outer) => outer.level < level).slice(0, deepest - 1), { level, heading }];
    }
  }
  close();
  return sections;
}

/** Text without spaces counts a word for each 40 characters. */
const WORD = /\S{1,40}/g;
const WORD_WITH_SPACE = /\S{1,40}\s*/g;

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

function inPieces(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return together(paragraphs.flatMap(shortened), '\n\n').map((piece) => piece.trim());
}

function shortened(paragraph: string): string[] {
  if (countWords(paragraph) <= longestSection) return [paragraph];
  const sentences = [...SENTENCES.segment(paragraph)].map(({ segment }) => segment);
  return together(sentences.flatMap(inWords), '');
}

function inWords(sentence: string): string[] {
  const words = sentence.match(WORD_WITH_SPACE) ?? [];
  const pieces = Math.ceil(words.length / longestSection);
  return Array.from({ length: pieces }, (_, piece) =>
    words.slice(piece * longestSection, (piece + 1) * longestSection).join(''),
  );
}

function together(parts: readonly string[], between: string): string[] {
  const pieces: { text: string; words: number }[] = [];
  for (const text of parts) {
    const words = countWords(text);
    const last = pieces.at(-1);
    if (last && last.words + words <= longestSection) {
      last.text += between + text;
      last.words += words;
    } else pieces.push({ text, words });
  }
  return pieces.map((piece) => piece.text);
}
