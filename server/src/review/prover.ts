import { Proofs, type SupportLine } from '#proof/prove-answers.ts';
import type { UnprovedWords } from './given-answer.ts';
import { tellsSize } from './numbers.ts';

const NO_TEXTS: readonly string[] = [];
const asLine = (text: string): SupportLine => ({ text: text.replaceAll(BARE_HUNDRED, 'a $&'), source: null });
/** “all hundred and forty” */
const BARE_HUNDRED =
  /(?<![\p{L}-])(?<!\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|\p{L}+teen|\p{L}+ty)[\s-]+)(?<!\d\s*)(?:hundred|thousand)\b/giu;

const NUMBER_BEFORE =
  /(?:\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand|million|and),?[\s-]+)+$/iu;
const NUMBER_BEHIND =
  /^(?:,?[\s-]+(?:and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand|million)\b)+/iu;
const NEEDS_ARTICLE = /^(?:hundred|thousand|million)\b/iu;

/** Proves the answer by the material, and the material by the answer. */
export class Prover {
  readonly #proofs: Proofs;

  constructor(now: () => Date) {
    this.#proofs = new Proofs(now);
  }

  /**
   * Numbers of a text that tell a size or a result.
   * @param saidIn leaves out numbers that these texts say
   */
  async numbersIn(text: string, saidIn: readonly string[] = NO_TEXTS): Promise<string[]> {
    const unproved = await this.unprovedIn([text], saidIn.map(asLine), []);
    return unproved.filter((words) => tellsSize(words.text, words.before)).map((words) => words.text);
  }

  async unprovedIn(
    pieces: readonly string[],
    support: readonly SupportLine[],
    beside: readonly string[],
  ): Promise<UnprovedWords[]> {
    const unproved: UnprovedWords[] = [];
    for (const piece of pieces)
      for (const words of await this.#marked(piece, support, beside))
        if (!(await this.#standsWhole(words, support, beside))) unproved.push(words);
    return unproved;
  }

  async #marked(
    text: string,
    support: readonly SupportLine[],
    beside: readonly string[],
  ): Promise<UnprovedWords[]> {
    const proof = await this.#proofs.of(support, () => support, beside.map(asLine));
    return [...proof.read(text), ...proof.end()].flatMap((part) =>
      part.type === 'unproved'
        ? [
            {
              text: text.slice(part.from, part.to),
              before: text.slice(0, part.from),
              after: text.slice(part.to),
            },
          ]
        : [],
    );
  }

  async #standsWhole(
    { text, before, after }: UnprovedWords,
    support: readonly SupportLine[],
    beside: readonly string[],
  ): Promise<boolean> {
    const [begins = ''] = NUMBER_BEFORE.exec(before) ?? [];
    const [goesOn = ''] = NUMBER_BEHIND.exec(after) ?? [];
    if (begins + goesOn === '') return false;
    const number = `${begins}${text}${goesOn}`
      .replaceAll(',', '')
      .trim()
      .replace(/^and\s+/iu, '');
    const whole = NEEDS_ARTICLE.test(number) ? `a ${number}` : number;
    return (await this.#marked(whole, support, beside)).length === 0;
  }
}
