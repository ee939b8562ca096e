import { readdirSync } from 'node:fs';
import { escapeHtml } from '#core/escape-html.ts';
import type { ChosenTheme } from '#http/chosen-theme.ts';

export interface TestPage {
  title: string;
  body: string;
}

export interface Look {
  siteName: string;
  assetsDir: string;
}

export function layOutPage(
  { title, body }: TestPage,
  { siteName, assetsDir, theme }: Look & { theme: ChosenTheme },
): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">
<style>${facesIn(assetsDir)}${STYLE}</style>
</head>
<body>
<header><img src="/icon.svg" alt="" width="28" height="28"><span>${escapeHtml(siteName)}</span></header>
<main>
<p class="test"><strong>Test mode:</strong> nothing is charged.</p>
${body}
</main></body>
</html>
`;
}

export function formButton(
  label: string,
  fields: Record<string, string>,
  kind: 'primary' | 'plain' | 'quiet' = 'plain',
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post">${inputs.join('')}<button class="${kind}">${escapeHtml(label)}</button></form>`;
}

const FACES = { Inter: 'inter-latin-wght-normal', Fraunces: 'fraunces-latin-wght-normal' } as const;

function facesIn(assetsDir: string): string {
  let files: string[];
  try {
    files = readdirSync(assetsDir);
  } catch {
    return '';
  }
  return Object.entries(FACES)
    .map(([family, name]) => {
      const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.woff2'));
      return file
        ? `@font-face { font-family: ${family}; src: url(/assets/${file}) format('woff2'); font-weight: 100 900; font-display: swap }\n`
        : '';
    })
    .join('');
}

const STYLE = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#faf8f4, #14121f); --surface: light-dark(#fffefb, #1b1829); --hover: light-dark(#1b18260d, #f2eee614);
  --line: light-dark(#e8e2d7, #2a2639); --line-strong: light-dark(#d5cdbe, #3d3852);
  --ink: light-dark(#1b1826, #f2eee6); --ink-soft: light-dark(#544f60, #bdb6c8);
  --accent: light-dark(#e0902f, #e89a3c); --accent-hover: light-dark(#d4831f, #f1aa53); --on-accent: #1f1405;
  --accent-ink: light-dark(#8a4f08, #f0b264); --accent-wash: light-dark(#fcf0dc, #2d2218); --accent-line: light-dark(#edcf9f, #5a4122);
  --danger-ink: light-dark(#9c2c1f, #ffa99b); --danger-wash: light-dark(#fcefeb, #331a1d); --danger-line: light-dark(#efc9bf, #66302e);
  --focus: light-dark(#53459c, #beb4f2);
}
:root[data-theme='light'] { color-scheme: light }
:root[data-theme='dark'] { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; padding: 20px 16px 64px; background: var(--canvas); color: var(--ink); font: 15px/1.6 Inter, system-ui, sans-serif }
header { display: flex; align-items: center; gap: 8px; max-width: 480px; margin: 0 auto 24px; font: 600 20px/28px Fraunces, Georgia, serif; letter-spacing: -0.01em }
main { max-width: 480px; margin: 0 auto; padding: 24px; border-radius: 12px; background: var(--surface); box-shadow: inset 0 0 0 1px var(--line), 0 1px 2px #1b18260d }
h1 { margin: 24px 0 8px; font: 600 30px/1.2 Fraunces, Georgia, serif }
h2 { margin: 0; font-size: 17px; line-height: 1.4 }
h3 { margin: 24px 0 0; color: var(--ink-soft); font-size: 14px; font-weight: 500 }
p { margin: 8px 0 }
.state { color: var(--ink-soft) }
.back { margin: 20px 0 0 }
a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent-ink); font-weight: 500; text-decoration-color: var(--accent-line); text-underline-offset: 3px }
a:focus-visible, button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 8px }
.test, .bad { margin: 0; padding: 10px 16px; border-radius: 8px; font-size: 14px }
.test { background: var(--accent-wash); box-shadow: inset 0 0 0 1px var(--accent-line); color: var(--accent-ink) }
.bad { margin: 12px 0; background: var(--danger-wash); box-shadow: inset 0 0 0 1px var(--danger-line); color: var(--danger-ink) }
dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin: 20px 0; padding: 16px 0; border: solid var(--line); border-width: 1px 0 }
dt { color: var(--ink-soft) }
dd { margin: 0; text-align: right; font-weight: 600; font-variant-numeric: tabular-nums }
section { margin-top: 20px; padding-top: 20px; border-top: 1px solid var(--line) }
form { margin: 10px 0 0 }
button { width: 100%; min-height: 44px; padding: 10px 16px; border: 0; border-radius: 8px; background: var(--surface); box-shadow: inset 0 0 0 1px var(--line-strong), 0 1px 2px #1b18260d; color: inherit; font: 500 15px/1.25 Inter, system-ui, sans-serif; cursor: pointer }
button:hover { background: linear-gradient(var(--hover), var(--hover)), var(--surface) }
button.primary { background: var(--accent); box-shadow: 0 1px 2px #1b182626; color: var(--on-accent) }
button.primary:hover { background: var(--accent-hover) }
button.quiet { background: none; box-shadow: none; color: var(--ink-soft) }
button.quiet:hover { background: var(--hover); color: var(--ink) }
`;
