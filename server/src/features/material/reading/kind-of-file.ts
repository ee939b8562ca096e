export type FileKind = 'pdf' | 'docx' | 'text' | 'json' | 'other';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** A PDF may begin with something else: readers look for its mark in the first kilobyte. */
const PDF_MARK_WITHIN = 1_024;
/** No text holds them, and every picture, program and archive does. */
const BINARY = /[^\P{Cc}\t\n\v\f\r]/u;
/** RTF and pages of the web: text to the eye of a program alone. */
const MARKUP = /^\s*(?:\{\\rtf|<(?:!doctype|html|\?xml)\b)/i;

/** Told by what is in the file, whatever its name says. A zip is taken for a DOCX until it is opened. */
export function kindOfFile(file: Uint8Array, text: string): FileKind {
  if (Buffer.from(file.subarray(0, PDF_MARK_WITHIN)).includes('%PDF-')) return 'pdf';
  if (ZIP.every((byte, place) => file[place] === byte)) return 'docx';
  if (BINARY.test(text) || MARKUP.test(text)) return 'other';
  return /^\s*\{/.test(text) ? 'json' : 'text';
}
