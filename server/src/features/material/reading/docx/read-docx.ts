import { decodeText } from '../decode-text.ts';
import { broken, Refusal } from '../refusal.ts';
import { readWordXml } from './read-word-xml.ts';
import { unzip } from './unzip.ts';

const BODY = 'word/document.xml';
/** Where many put their name. */
const HEADER = /^word\/header\d+\.xml$/;

/**
 * The text of a Word document, lines as they stand: a table's row in one line, its cells between tabs.
 * @throws Refusal
 */
export function readDocx(file: Uint8Array): string {
  const parts = unpack(file);
  const body = parts.get(BODY);
  if (!body) throw new Refusal('unknown'); // another zip
  const headers = [...parts].filter(([name]) => name !== BODY).map(([, part]) => read(part));
  return [...new Set(headers), read(body)].join('\n\n');
}

function unpack(file: Uint8Array): Map<string, Uint8Array> {
  try {
    return unzip(file, (name) => name === BODY || HEADER.test(name));
  } catch (error) {
    throw broken(error);
  }
}

function read(part: Uint8Array): string {
  try {
    return readWordXml(decodeText(part));
  } catch (error) {
    throw broken(error);
  }
}
