import { Proofs, type SupportLine } from '../../server/src/proof/prove-answers.ts';
import type { MarkedSentence, MarkedSet } from './marked-sentences.ts';

/** A sentence with the words in it that were told as unproved. */
export interface ProvedSentence {
  sentence: MarkedSentence;
  writer: string;
  unproved: string[];
  /** Whether what was told overlaps what is invented. */
  isCaught: boolean;
  /** For each that was told: words that had come behind it. */
  behind: number[];
  /** Of one token each. */
  microseconds: number[];
}

/** By which what goes on is reckoned, so that the figures stay. */
const NOW = new Date('2025-11-01');
/** A model's tokens are of about so many letters. */
const TOKEN = /\s?\S{1,5}/g;

/** Reads each sentence as it would come from a model, token by token. */
export async function measureProof({ materials, sentences }: MarkedSet): Promise<ProvedSentence[]> {
  const proofs = new Proofs(() => NOW);
  const known = new Map(materials.map((material) => [material.id, material]));
  const measured: ProvedSentence[] = [];
  for (const sentence of sentences) {
    const material = known.get(sentence.material)!;
    const proof = await proofs.of(material, () => linesOf(material), [
      { text: sentence.question ?? '', source: null },
    ]);
    const places: { from: number; to: number }[] = [];
    const behind: number[] = [];
    const microseconds: number[] = [];
    let come = '';
    for (const token of [...(sentence.text.match(TOKEN) ?? []), null]) {
      const begun = performance.now();
      const parts = token === null ? proof.end() : proof.read(token);
      microseconds.push((performance.now() - begun) * 1_000);
      come += token ?? '';
      for (const part of parts) {
        if (part.type === 'backed') continue;
        places.push(part);
        behind.push(come.slice(part.to).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0);
      }
    }
    const invented = sentence.invented.map((words) => placeOf(sentence.text, words));
    const isCaught = invented.some((one) => places.some(({ from, to }) => from < one.to && one.from < to));
    const unproved = places.map(({ from, to }) => sentence.text.slice(from, to));
    measured.push({ sentence, writer: material.writer ?? '', unproved, isCaught, behind, microseconds });
  }
  return measured;
}

function linesOf({ who, lines, posting }: MarkedSet['materials'][number]): SupportLine[] {
  const ofPosting = new Set(posting.split('\n'));
  return [who, ...lines].map((text) => ({ text, source: '', isOfPosting: ofPosting.has(text) }));
}

/** Where words stand whole, else where they stand. */
function placeOf(text: string, words: string): { from: number; to: number } {
  const isPart = (at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');
  let from = text.indexOf(words);
  for (let at = from; at >= 0; at = text.indexOf(words, at + 1))
    if (!isPart(at - 1) && !isPart(at + words.length)) {
      from = at;
      break;
    }
  return { from, to: from + words.length };
}
