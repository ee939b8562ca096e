import { escapeHtml } from '#core/escape-html.ts';
import type { FiledMail } from '#providers/mail/mail-folder.ts';

export function renderMailList(mails: FiledMail[]): string {
  const items = mails.map(
    (mail) => `<li><a href="/dev/mail/${encodeURIComponent(mail.id)}">
<strong>${escapeHtml(mail.subject)}</strong>
<span>${escapeHtml(mail.to)}</span>${timeOf(mail)}</a></li>`,
  );
  const list =
    items.length > 0
      ? `<ul>${items.join('\n')}</ul>`
      : '<p>No mail yet. Sign up, and the first one appears here.</p>';
  return layOut(
    'Mail',
    `<h1>Mail</h1>\n<p class="note">This machine has no mail server, so emails are kept here instead.</p>\n${list}`,
  );
}

export function renderMail(mail: FiledMail): string {
  return layOut(
    mail.subject,
    `<p><a href="/dev/mail">All mail</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p class="note">To ${escapeHtml(mail.to)}, ${timeOf(mail)} · <a href="/dev/mail/${encodeURIComponent(mail.id)}/html">as designed</a></p>
<article>${withLinks(mail.text)}</article>`,
  );
}

function layOut(title: string, body: string): string {
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
${body}
</main></body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #14121f; --paper: #faf8f4; --soft: #5d586b; --line: #e4dfd5; --link: #8a4f0a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3efe7; --paper: #14121f; --soft: #a9a3b8; --line: #322e42; --link: #f0b061 }
}
body { margin: 0; padding: 48px 16px; background: var(--paper); color: var(--ink); font: 16px/1.6 Inter, system-ui, sans-serif }
main { max-width: 640px; margin: 0 auto }
h1 { margin: 0 0 8px; font: 400 32px/1.2 Fraunces, Georgia, serif; overflow-wrap: anywhere }
a { color: var(--link) }
a:focus-visible { outline: 2px solid #e0902f; outline-offset: 4px; border-radius: 4px }
.note, time, li span { color: var(--soft); font-size: 14px }
ul { margin: 32px 0 0; padding: 0; list-style: none; border-top: 1px solid var(--line) }
li { border-bottom: 1px solid var(--line) }
li a { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 16px 0; color: inherit; text-decoration: none }
li a:hover strong { color: var(--link) }
li strong { flex: 1 0 100%; font-weight: 600 }
li time { margin-left: auto }
article { margin-top: 32px; padding-top: 24px; border-top: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere }
`;

function timeOf({ date }: FiledMail): string {
  const iso = date.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, place) =>
      place % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
