import type { AnswerProofPart } from '@pythia/contracts/proof.ts';
import type { AnswerForm } from '@pythia/contracts/style.ts';
import type { Token, Tokens } from 'marked';
import { createContext, createElement, Fragment, memo, type ReactNode, use } from 'react';
import { useSaid } from '#ui/said.tsx';
import { beatsOf } from './beats.ts';
import { CARET, isUnfinished, withCaret } from './caret.ts';
import { decodeCharacterReferences } from './character-references.ts';
import { CodeBlock } from './code-block.tsx';
import { splitGaps } from './gaps.ts';
import { isProof } from './proof-token.ts';
import { safeHref } from './safe-href.ts';
import { SpokenForm, withNumbers } from './spoken-form.tsx';
import type { StreamingMarkdown } from './streaming-markdown.ts';
import { rendererOf, type TokenRenderers } from './token-renderers.ts';
import { useProved } from './use-proved.ts';

interface MarkdownViewProps {
  markdown: StreamingMarkdown;
  writing?: boolean;
}

/** Markdown as elements, never HTML. Finished blocks keep their identity, so React skips them. */
export const MarkdownView = (props: MarkdownViewProps) => (
  <div
    {...useSaid()}
    className={`space-y-3 *:space-y-3 [&>div:first-child>p:first-child]:font-medium ${WRITTEN}`}
  >
    <Pages {...props} />
  </div>
);

interface SpokenAnswerProps extends MarkdownViewProps {
  form?: AnswerForm | undefined;
  proof?: readonly AnswerProofPart[] | undefined;
}

export const SpokenMarkdown = ({ form, markdown, proof, ...props }: SpokenAnswerProps) => (
  <SpokenIn value={form === 'sentences' ? 'text' : 'beats'}>
    <SpokenForm {...useSaid()} className={WRITTEN} flows={form === 'sentences'}>
      <Pages {...props} markdown={useProved(markdown, proof)} />
    </SpokenForm>
  </SpokenIn>
);

const WRITTEN = 'min-w-0 break-words [&_li_p]:inline [&_strong]:font-semibold [&_strong]:text-ink';

const SpokenIn = createContext<'beats' | 'text' | null>(null);

const Pages = ({ markdown: { finished, live }, writing = false }: MarkdownViewProps): ReactNode =>
  inSequence([...finished, writing && live.length > 0 ? withCaret(live) : live], (page) => (
    <MarkdownBlocks blocks={page} />
  ));

const MarkdownBlocks = memo(function MarkdownBlocks({ blocks: page }: { blocks: readonly Token[] }) {
  return <div className="empty:hidden">{blocks(page)}</div>;
});

const BLOCKS: TokenRenderers<ReactNode> = {
  paragraph: ({ tokens }) => <Paragraph tokens={tokens} />,
  heading: ({ depth, tokens }) => <Heading depth={depth}>{inline(tokens)}</Heading>,
  list: (list) => <List list={list} />,
  code: (code) => <CodeBlock code={code} caret={isUnfinished(code) && <Caret />} />,
  blockquote: ({ tokens }) => (
    <blockquote className="grid grid-cols-[minmax(0,1fr)] gap-2 border-s-2 border-answer-line ps-4 text-ink-soft">
      {blocks(tokens)}
    </blockquote>
  ),
  table: (table) => <Table table={table} />,
  hr: () => <hr className="border-line-strong" />,
  html: ({ text }) => <p>{text}</p>,
  text: (written) => words(written),
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
};

const INLINE: TokenRenderers<ReactNode> = {
  strong: ({ tokens }) => <strong>{inline(tokens)}</strong>,
  em: ({ tokens }) => <em>{inline(tokens)}</em>,
  del: ({ tokens }) => <del>{inline(tokens)}</del>,
  codespan: ({ text }) => (
    <code className="rounded-xs bg-sunken px-1 py-0.5 font-mono text-[0.9em]">{text}</code>
  ),
  br: () => <br />,
  link: (link) => <AnswerLink link={link} />,
  image: ({ text }) => decodeCharacterReferences(text), // answers cause no fetch
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  text: (written) => words(written),
  escape: ({ text }) => text,
};

const Block = memo(function Block({ token }: { token: Token }): ReactNode {
  return token === CARET ? <Caret /> : (rendererOf(BLOCKS, token)?.(token) ?? null);
});

/** HTML is shown as written. */
const Inline = ({ token }: { token: Token }): ReactNode => {
  if (token === CARET) return <Caret />;
  if (isProof(token)) return token.render(inline(token.tokens));
  const render = rendererOf(INLINE, token);
  return render ? render(token) : token.raw;
};

const blocks = (tokens: readonly Token[]): ReactNode =>
  inSequence(tokens, (token) => <Block token={token} />);
const inline = (tokens: readonly Token[]): ReactNode =>
  inSequence(tokens, (token) => <Inline token={token} />);

/** Keyed by place: text grows only at its end. */
const inSequence = <Item,>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(render));

function Paragraph({ tokens }: { tokens: readonly Token[] }) {
  const spokenIn = use(SpokenIn);
  if (spokenIn === null) return <p className="text-pretty">{inline(tokens)}</p>;
  if (spokenIn === 'text')
    return (
      <p>
        {inSequence(beatsOf(tokens), (sentence) => (
          <span>{inline(sentence)}</span>
        ))}
      </p>
    );
  return inSequence(beatsOf(tokens), (beat) => <p>{inline(beat)}</p>);
}

function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  const Tag = depth <= 2 ? 'h3' : 'h4';
  return (
    <Tag className={`font-semibold text-ink ${depth <= 2 ? 'mt-2 text-[max(1.0625rem,1em)]' : 'mt-1'}`}>
      {children}
    </Tag>
  );
}

function List({ list }: { list: Tokens.List }) {
  const items = inSequence(list.items, (item) => <li className="ps-1">{blocks(item.tokens)}</li>);
  const style = 'grid grid-cols-[minmax(0,1fr)] gap-1.5 ps-5 marker:text-answer [&_ol]:mt-1.5 [&_ul]:mt-1.5';
  return list.ordered ? (
    <ol start={list.start === '' ? 1 : list.start} className={`list-decimal ${style}`}>
      {items}
    </ol>
  ) : (
    <ul className={`list-disc ${style}`}>{items}</ul>
  );
}

/** A caret without width never wraps to its own line. */
const Caret = () => (
  <span aria-hidden="true" data-caret className="relative">
    <span className="absolute bottom-[0.1em] left-[0.15em] h-[1em] w-[0.45em] animate-pulse rounded-xs bg-answer" />
  </span>
);

const words = (written: Tokens.Text): ReactNode => {
  if (written.tokens) return inline(written.tokens);
  const text = decodeCharacterReferences(written.text);
  return /[[\d]/.test(text) ? <Words text={text} unfinished={isUnfinished(written)} /> : text;
};

const InsideLink = createContext(false);

function Words({ text, unfinished }: { text: string; unfinished: boolean }): ReactNode {
  const isSpoken = use(SpokenIn) !== null;
  const pieces = use(InsideLink) ? [text] : splitGaps(text, unfinished);
  return inSequence(pieces, (piece) => {
    if (typeof piece !== 'string') return <Gap words={piece.gap} />;
    return isSpoken ? withNumbers(piece) : piece;
  });
}

const Gap = ({ words: wanted }: { words: string }) => (
  <span className="rounded-sm border border-dashed border-accent-ink bg-accent-wash box-decoration-clone px-1.5 py-px text-[0.92em] text-accent-ink">
    <span dir="ltr" className="sr-only select-none">
      to fill in:{' '}
    </span>
    {wanted}
  </span>
);

function Table({ table }: { table: Tokens.Table }) {
  return (
    <div
      role="region"
      aria-label="Table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="scroll-shadows overflow-x-auto rounded-md inset-ring inset-ring-line [--scrolled:var(--color-surface)]"
    >
      <table className="w-full text-[max(0.875rem,0.8em)]">
        <thead className="border-b border-line-strong">
          <Row cells={table.header} as="th" />
        </thead>
        <tbody className="divide-y divide-line">
          {inSequence(table.rows, (cells) => (
            <Row cells={cells} as="td" />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ cells, as: Cell }: { cells: readonly Tokens.TableCell[]; as: 'th' | 'td' }) {
  return (
    <tr>
      {inSequence(cells, (cell) => (
        <Cell style={{ textAlign: cell.align ?? 'left' }} className="px-3 py-2 align-top">
          {inline(cell.tokens)}
        </Cell>
      ))}
    </tr>
  );
}

function AnswerLink({ link }: { link: Tokens.Link }) {
  const href = safeHref(link.href);
  const said = <InsideLink value>{inline(link.tokens)}</InsideLink>;
  if (!href) return said;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-answer-ink underline decoration-answer-line underline-offset-3 hover:decoration-current"
    >
      {said}
    </a>
  );
}
