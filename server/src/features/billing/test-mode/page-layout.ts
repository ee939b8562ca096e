import { escapeHtml } from '#core/escape-html.ts';

/** A page of the test checkout. @param body markup */
export function layOut(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">
<style>${STYLE}</style>
</head>
<body><main>
<p class="test"><strong>Test mode:</strong> nothing is charged.</p>
${body}
</main></body>
</html>
`;
}

/** A button that posts to the page's own address. @param fields are sent along */
export function button(
  label: string,
  fields: Record<string, string>,
  kind: 'primary' | 'plain' = 'plain',
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post">${inputs.join('')}<button class="${kind}">${escapeHtml(label)}</button></form>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #14121f; --paper: #faf8f4; --soft: #5d586b; --line: #e4dfd5; --edge: #8c8699; --link: #8a4f0a; --test: #fbe6c6; --bad: #a3261d }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3efe7; --paper: #14121f; --soft: #a9a3b8; --line: #322e42; --edge: #7d768f; --link: #f0b061; --test: #3a2a12; --bad: #ff9d92 }
}
* { box-sizing: border-box }
body { margin: 0; padding: 48px 16px; background: var(--paper); color: var(--ink); font: 16px/1.6 Inter, system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto }
h1 { margin: 32px 0 8px; font: 400 32px/1.2 Fraunces, Georgia, serif }
h2 { margin: 0; font-size: 18px; line-height: 1.4 }
p { margin: 8px 0 }
a { display: inline-flex; align-items: center; min-height: 44px; color: var(--link) }
a:focus-visible, button:focus-visible { outline: 2px solid #e0902f; outline-offset: 3px; border-radius: 8px }
.test { margin: 0; padding: 12px 16px; border-radius: 8px; background: var(--test) }
.bad { color: var(--bad) }
dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin: 24px 0; padding: 16px 0; border: solid var(--line); border-width: 1px 0 }
dt { color: var(--soft) }
dd { margin: 0; text-align: right; font-weight: 600; font-variant-numeric: tabular-nums }
section { margin-top: 24px; padding-top: 24px; border-top: 1px solid var(--line) }
form { margin: 12px 0 }
button { width: 100%; min-height: 44px; padding: 10px 16px; border: 1px solid var(--edge); border-radius: 8px; background: none; color: inherit; font: 600 16px/1.25 Inter, system-ui, sans-serif; cursor: pointer }
button.primary { border-color: #e0902f; background: #e0902f; color: #14121f }
button:hover { border-color: var(--ink) }
`;
