import type { Material } from '#coach/material.ts';
import type { AnswerProof, Proofs, SupportLine } from '#proof/prove-answers.ts';
import { supportLines } from './support-lines.ts';

export interface ProofParts {
  proofs: Proofs;
  /** Hears of what failed; the answer goes on without it. */
  onSearchFailure: (error: unknown) => void;
}

/** Makes ready by what the answers about a material are proved, so that the first of them finds that done. */
export const openProof = ({ proofs, onSearchFailure }: ProofParts, material: Material): Promise<unknown> =>
  proofs.open(material, () => supportLines(material)).catch(onSearchFailure);

/** What reads one answer about a material; undefined where that fails. */
export const proofOf = (
  { proofs, onSearchFailure }: ProofParts,
  material: Material,
  beside: readonly SupportLine[],
): Promise<AnswerProof | undefined> =>
  proofs
    .of(material, () => supportLines(material), beside)
    .catch((error: unknown) => {
      onSearchFailure(error);
      return undefined;
    });
