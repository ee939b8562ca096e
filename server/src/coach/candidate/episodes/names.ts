import type { Token } from '#coach/language/read-text.ts';

const NO_NAMES = new Set(['I', 'A', 'My', 'We', 'CV']);
const MIXED = /\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}|^\p{Lu}[\p{Lu}\d&+#]+$|[+#]|\p{L}\.\p{L}/u;

/** As written, neighbours joined: `Rye Street Market`; a sentence's first word is a name only by its form. */
export function namesIn(text: string, tokens: readonly Token[]): string[] {
  const names: string[] = [];
  let end = -2;
  tokens.forEach((token, place) => {
    if (!isName(token, place)) return;
    const gap = text.slice(end, token.at);
    const name = token.text.replace(/(?<!^(?:Co|Inc|Ltd|Corp))\.$/, '');
    if (names.length > 0 && end >= 0 && /^(?:\s|\s&\s|\sof\s|-|['’]s?\s?)$/.test(gap))
      names[names.length - 1] += gap + name;
    else names.push(name);
    end = token.at + token.text.length;
  });
  return [...new Set(names)];
}

function isName({ text, pos }: Token, place: number): boolean {
  if (NO_NAMES.has(text) || !/\p{L}/u.test(text)) return false;
  if (/^[ap]\.m/i.test(text)) return false;
  if (MIXED.test(text) && !/^\d+(?:st|nd|rd|th|s|k|m|am|pm|h|x)$/i.test(text)) return true;
  if (/^\p{Ll}{3,6}$/u.test(text)) return !/[aeiouyäöüéèáíó]/u.test(text) && pos !== 'INTJ';
  return (
    place > 0 && /^\p{Lu}/u.test(text) && (pos === 'PROPN' || pos === 'NOUN' || pos === 'ADJ' || pos === 'X')
  );
}
