import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference';

/** CommonMark §2.5. */
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/g;

/** `&eacute;`, `&#233;` and `&#xE9;` become é; others stay. */
export const decodeCharacterReferences = (text: string): string =>
  text.replaceAll(REFERENCE, (written: string, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal) return decodeNumericCharacterReference(decimal, 10);
    if (hexadecimal) return decodeNumericCharacterReference(hexadecimal, 16);
    return decodeNamedCharacterReference(name!) || written;
  });
