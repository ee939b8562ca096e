import type { AnswerProofPart } from '@pythia/contracts/proof.ts';
import type { Token, Tokens } from 'marked';
import type { StreamingMarkdown } from '../streaming-markdown.ts';
import type { ProofToken } from '../proof-token.ts';
import { SentenceSource } from './sentence-source.tsx';
import { UnprovedMark } from './unproved-mark.tsx';

/** Marks unsupported words and the ends of proved sentences. Other blocks keep their identity. */
export function provedMarkdown(
  { finished, tail, live }: StreamingMarkdown,
  proof: readonly AnswerProofPart[],
): StreamingMarkdown {
  const placed = new Placed(proof);
  let at = 0;
  const pageOf = (page: readonly Token[]): readonly Token[] => {
    const proved = placed.inBlocks(page, at);
    at += lengthOf(page);
    return proved;
  };
  return { finished: finished.map(pageOf), tail, live: pageOf(live) };
}

class Placed {
  readonly #proof: readonly AnswerProofPart[];

  constructor(proof: readonly AnswerProofPart[]) {
    this.#proof = proof;
  }

  inBlocks(blocks: readonly Token[], begins: number): readonly Token[] {
    let at = begins;
    const proved = blocks.map((block) => {
      const own = this.#isTold(at, block) ? this.#inBlock(block, at) : block;
      at += block.raw.length;
      return own;
    });
    return proved.some((block, place) => block !== blocks[place]) ? proved : blocks;
  }

  #inBlock(block: Token, at: number): Token {
    if (block.type === 'list') {
      const list = block as Tokens.List;
      let place = at;
      const items = list.items.map((item) => {
        const own = inside(item, place, (tokens, from) => this.inBlocks(tokens, from));
        place += item.raw.length;
        return own;
      });
      return { ...list, items };
    }
    const isOfBlocks = block.type === 'blockquote';
    return inside(block, at, (tokens, from) =>
      isOfBlocks ? this.inBlocks(tokens, from) : this.#inLine(tokens, from),
    );
  }

  #inLine(tokens: readonly Token[], begins: number): readonly Token[] {
    let at = begins;
    return tokens.flatMap((token) => {
      const own = this.#isTold(at, token) ? this.#inWords(token, at) : [token];
      at += token.raw.length;
      return own;
    });
  }

  #inWords(token: Token, at: number): readonly Token[] {
    if ('tokens' in token && token.tokens && token.tokens.length > 0)
      return [inside(token, at, (tokens, from) => this.#inLine(tokens, from))];
    const isText = token.type === 'text' && (token as Tokens.Text).text === token.raw;
    const end = at + token.raw.length;
    const cuts = isText ? this.#cutsIn(at, end) : [at, end];
    return cuts.slice(1).flatMap((to, place): Token[] => {
      const from = cuts[place]!;
      const piece = isText ? textOf(token, from - at, to - at) : token;
      const told = this.#proof.find((part) => part.type === 'unproved' && part.from < to && from < part.to);
      return [told ? unprovedToken(piece) : piece, ...this.#sourcesAt(from, to)];
    });
  }

  #cutsIn(at: number, end: number): number[] {
    const places = this.#proof.flatMap(({ type, from, to }) => (type === 'backed' ? [to] : [from, to]));
    const within = places.filter((place) => at < place && place < end);
    return [...new Set([at, ...within, end])].toSorted((one, other) => one - other);
  }

  #sourcesAt(from: number, to: number): Token[] {
    return this.#proof.flatMap((part) =>
      part.type === 'backed' && from < part.to && part.to <= to ? [sourceToken(part)] : [],
    );
  }

  #isTold(at: number, { raw }: Token): boolean {
    return this.#proof.some((part) => part.from < at + raw.length && at < part.to);
  }
}

type Inner = (tokens: readonly Token[], from: number) => readonly Token[];

/** Text of tokens is found in the source between indents; what is not found stays as it is. */
function inside<Outer extends Token>(outer: Outer, at: number, proved: Inner): Outer {
  const inner = 'tokens' in outer ? (outer.tokens as readonly Token[] | undefined) : undefined;
  if (!inner) return outer;
  let begins = 0;
  const tokens = inner.flatMap((token): readonly Token[] => {
    const place = outer.raw.indexOf(token.raw, begins);
    if (place < 0) return [token];
    begins = place + token.raw.length;
    return proved([token], at + place);
  });
  return { ...outer, tokens };
}

const lengthOf = (tokens: readonly Token[]): number =>
  tokens.reduce((length, { raw }) => length + raw.length, 0);

function textOf(token: Token, from: number, to: number): Token {
  const text = token.raw.slice(from, to);
  return { ...token, raw: text, text };
}

const unprovedToken = (token: Token): ProofToken => ({
  type: 'proof',
  raw: token.raw,
  text: token.raw,
  tokens: [token],
  render: (words) => <UnprovedMark>{words}</UnprovedMark>,
});

const sourceToken = ({ line, source }: Extract<AnswerProofPart, { type: 'backed' }>): ProofToken => ({
  type: 'proof',
  raw: '',
  text: '',
  tokens: [],
  render: () => <SentenceSource line={line} source={source} />,
});
