import { SITE_PLACEHOLDERS } from '@pythia/contracts/site.ts';

interface DocumentParts {
  title: string;
  description: string;
  path?: string;
  head: string[];
  markup: string;
  foot?: string;
}

const {
  name,
  contactEmail,
  communityUrl,
  publicUrl,
  freeSessionMinutes,
  freeSessions,
  mailPage,
  retentionDays,
} = SITE_PLACEHOLDERS;

/** HTML with placeholders that the server fills at its start. */
export function renderDocument({ title, description, path, head, markup, foot = '' }: DocumentParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${path === undefined ? '<meta name="robots" content="noindex">' : linkPreview(title, description, path)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14121f" media="(prefers-color-scheme: dark)">
<meta name="site:name" content="${name}">
<meta name="site:contactEmail" content="${contactEmail}">
<meta name="site:communityUrl" content="${communityUrl}">
<meta name="site:freeSessionMinutes" content="${freeSessionMinutes}">
<meta name="site:freeSessions" content="${freeSessions}">
<meta name="site:mailPage" content="${mailPage}">
<meta name="site:retentionDays" content="${retentionDays}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${head.join('\n')}
</head>
<body>
<div id="root">${markup}</div>
${foot}
</body>
</html>
`;
}

function linkPreview(title: string, description: string, path: string): string {
  const url = publicUrl + path;
  return `<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:url" content="${url}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${publicUrl}/og.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`;
}
