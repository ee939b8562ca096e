/** What a résumé abbreviates, as it is said: `w/` is "with", `~30%` is "about 30%". Names such as `Rye & Co.` and `R&D` stay. */
export function spellOut(text: string): string {
  return text
    .replace(/\bw\/o\b\s?/gi, 'without ')
    .replace(/\bw\/\s?/gi, 'with ')
    .replace(/(?<![\p{L}\p{N}])~\s?(?=[\d$€£])/gu, 'about ')
    .replace(/\s(?:→|-{1,2}>|=>)\s?(?=[^.;]{0,60}\s(?:from|→|->|=>)\s)/g, ', ')
    .replace(/\s(?:→|-{1,2}>|=>)\s?/g, ' to ')
    .replace(/\byrs?\b\.?/g, 'years')
    .replace(/(?<=\d\s?)hrs\b\.?/g, ' hours')
    .replace(/(?<=\d\s?)mins?\b(?:\.(?=\s\p{Ll}))?/gu, ' minutes')
    .replace(/(?<=\s)p\/w\b/g, 'a week')
    .replace(/(?<=\p{L})\/(?=(?:day|week|month|year)\b)/gu, ' a ')
    .replace(/\bincl\.(?=\s)/gi, 'including')
    .replace(/\bapprox\.(?=\s)/gi, 'about')
    .replace(/(?<=\s)p\. ?a\.(?=\s\p{Lu})/gu, 'a year.')
    .replace(/(?<=\s)p\. ?a\.(?=[\s;,]|$)/g, 'a year')
    .replace(/(?<=\s)vs\.?(?=\s)/g, 'versus')
    .replace(/(?<=\s)&(?=\s\p{Ll})/gu, 'and')
    .replace(/(?<=(?:^|\s)\p{Ll}\S{0,30}\s)&(?=\s)/gu, 'and')
    .replace(/\s+/g, ' ')
    .trim();
}
