import { Proofs, type SupportLine } from '../prove-answers.ts';

const proofs = new Proofs(() => new Date('2025-11-01'));

/** Words that are told as unproved. */
export function unprovedBy(lines: readonly SupportLine[]): (text: string) => Promise<string[]> {
  return async (text) => {
    const proof = await proofs.of(lines, () => [...lines], []);
    return [...proof.read(text), ...proof.end()].flatMap((part) =>
      part.type === 'unproved' ? [text.slice(part.from, part.to)] : [],
    );
  };
}
