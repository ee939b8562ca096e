import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference';

/** CommonMark §2.5: named ones end in a semicolon, numeric ones have at most 7 decimal or 6 hexadecimal digits. */
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/g;

/** Writes `&eacute;`, `&#233;` and `&#xE9;` as é; what is no character reference stays as it was written. */
export const decodeCharacterReferences = (text: string): string =>
  text.replaceAll(REFERENCE, (written: string, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal) return decodeNumericCharacterReference(decimal, 10);
    if (hexadecimal) return decodeNumericCharacterReference(hexadecimal, 16);
    return decodeNamedCharacterReference(name!) || written;
  });
