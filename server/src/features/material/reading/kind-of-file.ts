export type FileKind = 'pdf' | 'docx' | 'text' | 'json' | 'other';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PDF_MARK_WITHIN = 1_024;
/** Controls occur in every picture, program and archive, and in no text. */
const BINARY = /[^\P{Cc}\t\n\v\f\r]/u;
const MARKUP = /^\s*(?:\{\\rtf|<(?:!doctype|html|\?xml)\b)/i;

/** Content decides, not the name; a zip counts as DOCX until opened. */
export function kindOfFile(file: Uint8Array, text: string): FileKind {
  if (Buffer.from(file.subarray(0, PDF_MARK_WITHIN)).includes('%PDF-')) return 'pdf';
  if (ZIP.every((byte, place) => file[place] === byte)) return 'docx';
  if (BINARY.test(text) || MARKUP.test(text)) return 'other';
  return /^\s*\{/.test(text) ? 'json' : 'text';
}
