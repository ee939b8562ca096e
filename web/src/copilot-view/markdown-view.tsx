import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { safeHref } from './safe-href.ts';
import type { StreamingMarkdown } from './streaming-markdown.ts';

/** Markdown as elements, never as HTML. A finished block is the same object in every state and is skipped. */
export function MarkdownView({ markdown }: { markdown: StreamingMarkdown }) {
  const blocks = [...markdown.finished, ...markdown.live];
  return (
    <div className="grid gap-3 break-words [&>p:first-child]:font-medium [&_li_p]:inline [&_strong]:font-semibold [&_strong]:text-ink">
      {blocks.map((block, index) => (
        <Block key={index} token={block as MarkedToken} />
      ))}
    </div>
  );
}

const Block = memo(function Block({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p className="text-pretty">{inline(token.tokens)}</p>;
    case 'heading':
      return <Heading depth={token.depth}>{inline(token.tokens)}</Heading>;
    case 'list':
      return <List list={token} />;
    case 'code':
      return <CodeBlock code={token.text} language={token.lang} />;
    case 'blockquote':
      return (
        <blockquote className="grid gap-2 border-l-2 border-answer-line pl-4 text-ink-soft">
          {blocksOf(token.tokens)}
        </blockquote>
      );
    case 'table':
      return <Table table={token} />;
    case 'hr':
      return <hr className="border-line-strong" />;
    case 'html':
      return <p>{token.text}</p>;
    case 'text':
      return <>{token.tokens ? inline(token.tokens) : token.text}</>;
    default:
      return null; // spaces and link definitions show nothing
  }
});

const blocksOf = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) => <Block key={index} token={token as MarkedToken} />);

/** Headings of an answer stand below those of the page. */
function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  const Tag = depth <= 2 ? 'h3' : 'h4';
  return <Tag className={`font-semibold text-ink ${depth <= 2 ? 'mt-2 text-lg' : 'mt-1'}`}>{children}</Tag>;
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    <li key={index} className="pl-1">
      {blocksOf(item.tokens)}
    </li>
  ));
  const style = 'grid gap-1.5 pl-5 marker:text-answer [&_ol]:mt-1.5 [&_ul]:mt-1.5';
  return list.ordered ? (
    <ol start={list.start === '' ? 1 : list.start} className={`list-decimal ${style}`}>
      {items}
    </ol>
  ) : (
    <ul className={`list-disc ${style}`}>{items}</ul>
  );
}

function CodeBlock({ code, language }: { code: string; language: string | undefined }) {
  return (
    <pre
      aria-label={language ? `Code in ${language}` : 'Code'}
      tabIndex={0}
      className="overflow-x-auto rounded-md bg-sunken px-3.5 py-3 font-mono text-sm leading-6 inset-ring inset-ring-line"
    >
      <code>{code}</code>
    </pre>
  );
}

function Table({ table }: { table: Tokens.Table }) {
  return (
    <div role="region" aria-label="Table" tabIndex={0} className="overflow-x-auto rounded-md inset-ring inset-ring-line">
      <table className="w-full text-sm">
        <thead className="bg-sunken">
          <Row cells={table.header} as="th" />
        </thead>
        <tbody className="divide-y divide-line">
          {table.rows.map((cells, index) => (
            <Row key={index} cells={cells} as="td" />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ cells, as: Cell }: { cells: readonly Tokens.TableCell[]; as: 'th' | 'td' }) {
  return (
    <tr>
      {cells.map((cell, index) => (
        <Cell key={index} style={{ textAlign: cell.align ?? 'left' }} className="px-3 py-2 align-top">
          {inline(cell.tokens)}
        </Cell>
      ))}
    </tr>
  );
}

const inline = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) => <Fragment key={index}>{inlineOf(token as MarkedToken)}</Fragment>);

function inlineOf(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'codespan':
      return <code className="rounded-xs bg-sunken px-1 py-0.5 font-mono text-[0.9em]">{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <AnswerLink link={token} />;
    case 'image':
      return token.text; // no picture is fetched from anywhere on an answer's say-so
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'text':
      return token.tokens ? inline(token.tokens) : decodeEntities(token.text);
    case 'escape':
      return token.text;
    default:
      return token.raw; // HTML is shown as it was written
  }
}

function AnswerLink({ link }: { link: Tokens.Link }) {
  const href = safeHref(link.href);
  if (!href) return inline(link.tokens);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-answer-ink underline decoration-answer-line underline-offset-3 hover:decoration-current"
    >
      {inline(link.tokens)}
    </a>
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!);
