import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { createElement, Fragment, type ReactNode } from 'react';

const languages = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  go,
  java,
  javascript,
  json,
  kotlin,
  php,
  python,
  ruby,
  rust,
  sql,
  swift,
  typescript,
  xml,
  yaml,
});

type Root = ReturnType<typeof languages.highlight>;
type Piece = Root['children'][number];
type Element = Extract<Piece, { type: 'element' }>;

const COLOURS: Record<string, string> = {
  'hljs-keyword': 'text-answer-ink',
  'hljs-literal': 'text-answer-ink',
  'hljs-built_in': 'text-answer-ink',
  'hljs-type': 'text-answer-ink',
  'hljs-name': 'text-answer-ink',
  'hljs-selector-tag': 'text-answer-ink',
  'hljs-string': 'text-success-ink',
  'hljs-regexp': 'text-success-ink',
  'hljs-number': 'text-accent-ink',
  'hljs-symbol': 'text-accent-ink',
  'hljs-attr': 'text-accent-ink',
  'hljs-attribute': 'text-accent-ink',
  'hljs-meta': 'text-accent-ink',
  'hljs-title': 'font-semibold',
  'hljs-comment': 'text-ink-faint italic',
};

/** Longer code would block the page. */
const MOST_CHARACTERS = 10_000;

/** @returns null for unknown languages and long code */
export function highlight(text: string, language: string): ReactNode {
  const name = language.toLowerCase();
  if (text.length > MOST_CHARACTERS || !languages.registered(name)) return null;
  return createElement(Fragment, null, ...coloured(languages.highlight(name, text)));
}

/** Flat: deep tokens would make deep elements. */
function coloured(root: Root): ReactNode[] {
  const shown: ReactNode[] = [];
  const left: [piece: Piece, colour: string | undefined][] = [];
  const add = ({ children }: Root | Element, colour?: string) =>
    left.push(...children.toReversed().map((piece): (typeof left)[number] => [piece, colour]));
  add(root);
  for (let next = left.pop(); next; next = left.pop()) {
    const [piece, around] = next;
    if (piece.type === 'text')
      shown.push(around ? <span className={around}>{piece.value}</span> : piece.value);
    if (piece.type === 'element') add(piece, colourOf(piece) ?? around);
  }
  return shown;
}

function colourOf({ properties: { className } }: Element): string | undefined {
  return Array.isArray(className) ? className.map((name) => COLOURS[name]).find(Boolean) : undefined;
}
