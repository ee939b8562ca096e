import { escapeHtml } from '#core/escape-html.ts';

export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  to: string;
  subject: string;
  before: string[];
  action: { label: string; url: string };
  after: string[];
}

/** One letter in both forms that mail programs show: paragraphs, one link, paragraphs. */
export function composeMail(siteName: string, letter: Letter): ComposedMail {
  const { to, subject, before, action, after } = letter;
  const text = [...before, `${action.label}:\n${action.url}`, ...after, siteName].join('\n\n');
  return { to, subject, text, html: layOut(siteName, letter) };
}

const INK = '#14121f';
const PAPER = '#faf8f4';
const AMBER = '#e0902f';

/** Mail programs drop style sheets, so that every style stands at its element. */
function layOut(siteName: string, { subject, before, action, after }: Letter): string {
  const url = escapeHtml(action.url);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${PAPER};color:${INK};font:16px/1.6 Georgia,serif">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 32px;font-size:22px;letter-spacing:.02em">${escapeHtml(siteName)}</p>
${before.map(paragraph('')).join('\n')}
<p style="margin:32px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${AMBER};color:${INK};font:600 16px/1.25 Arial,sans-serif;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:#5d586b;word-break:break-all">Or open this address:<br><a href="${url}" style="color:#5d586b">${url}</a></p>
${after.map(paragraph('font-size:14px;color:#5d586b')).join('\n')}
</div>
</body>
</html>
`;
}

const paragraph = (style: string) => (text: string) =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
