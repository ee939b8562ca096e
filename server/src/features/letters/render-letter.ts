import { escapeHtml } from '#core/escape-html.ts';
import type { Letter } from './letter.ts';

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const LIGHT = { page: '#faf8f4', sheet: '#ffffff', line: '#e4dfd5', ink: '#14121f', soft: '#5d586b' };
const DARK = { page: '#14121f', sheet: '#1d1a2b', line: '#322e42', ink: '#f3efe7', soft: '#b3adc2' };
const AMBER = '#e0902f';
const BUTTON = { back: '#9a5708', ink: '#ffffff' };

const FILLER = '&#847;&zwnj;&nbsp;'.repeat(80);

/**
 * Self-contained HTML: tables and inline styles, as mail programs drop the rest; the style sheet adds dark
 * colours only.
 */
export function renderLetter(siteName: string, letter: Letter): string {
  const { subject, preview, heading, before, facts = [], action, after } = letter;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${FILLER}</div>
<div role="main" lang="en">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.page}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;text-align:left">
<tr><td class="ink" style="padding:0 4px 16px;font:22px/28px ${SERIF};letter-spacing:.02em;color:${LIGHT.ink}">${escapeHtml(siteName)}</td></tr>
<tr><td class="sheet" style="padding:32px 24px;background:${LIGHT.sheet};border:1px solid ${LIGHT.line};border-top:3px solid ${AMBER};border-radius:8px">
<h1 class="ink" style="margin:0 0 16px;font:400 26px/32px ${SERIF};color:${LIGHT.ink}">${escapeHtml(heading)}</h1>
${before.map(paragraph).join('\n')}
${facts.length > 0 ? factTable(facts) : ''}
${action ? button(action) : ''}
${after.map(smallPrint).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font:13px/20px ${SANS};color:${LIGHT.soft}">You received this email because this address was used at ${escapeHtml(siteName)}.</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

/** `!important` outweighs inline styles. Outlook.com marks darkened elements with `data-ogsc`. */
const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules('')}}
${darkRules('[data-ogsc] ')}
`;

function darkRules(within: string): string {
  return [
    `.page{background:${DARK.page}!important}`,
    `.sheet{background:${DARK.sheet}!important;border-color:${AMBER} ${DARK.line} ${DARK.line}!important}`,
    `.line{border-color:${DARK.line}!important}`,
    `.ink{color:${DARK.ink}!important}`,
    `.soft{color:${DARK.soft}!important}`,
    `.button{background:${AMBER}!important;color:${DARK.page}!important}`,
  ]
    .map((rule) => within + rule)
    .join('');
}

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font:16px/25px ${SANS};color:${LIGHT.ink}">${escapeHtml(text)}</p>`;

const smallPrint = (text: string): string =>
  `<p class="soft" style="margin:0 0 12px;font:14px/21px ${SANS};color:${LIGHT.soft}">${escapeHtml(text)}</p>`;

function factTable(facts: NonNullable<Letter['facts']>): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${LIGHT.line};font:15px/22px ${SANS}`;
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td class="soft line" style="${cell};color:${LIGHT.soft}">${escapeHtml(name)}</td><td class="ink line" align="right" style="${cell};white-space:nowrap;color:${LIGHT.ink}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-top:1px solid ${LIGHT.line}">${rows.join('')}</table>`;
}

function button({ label, url }: NonNullable<Letter['action']>): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td class="button" bgcolor="${BUTTON.back}" style="background:${BUTTON.back};border-radius:8px"><a class="button" href="${href}" style="display:inline-block;padding:13px 24px;border-radius:8px;font:600 16px/20px ${SANS};color:${BUTTON.ink};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 24px;font:13px/20px ${SANS};color:${LIGHT.soft}">If the button does not work, open this address:<br><span style="word-break:break-all">${href}</span></p>`;
}
