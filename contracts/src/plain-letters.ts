const FORMS = /[\ufb00-\ufb06\uff01-\uff9f\uffe0-\uffe6]+/gu;

const BREAKS = /[\u00ad\u200b\u2060\ufeff]/gu;

/** Letters as typed, composed: `ﬁrst` is `first`, `ＫＰＩ` is `KPI`. */
export const plainLetters = (text: string): string =>
  text
    .replace(FORMS, (forms) => forms.normalize('NFKC'))
    .replace(BREAKS, '')
    .normalize('NFC');

const APOSTROPHES = /[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4`]/gu;
const QUOTES = /[\u201c-\u201f\u2033\u00ab\u00bb]/gu;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63]/gu;

/** Folds text for searching: look-alikes become one, `I’d` is `I'd`. */
export const comparable = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(HYPHENS, '-')
    .replace(BREAKS, '')
    .normalize('NFKC');
