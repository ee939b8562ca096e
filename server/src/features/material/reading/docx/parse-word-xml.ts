import sax from 'sax';

interface WordParts {
  open: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (piece: string) => void;
}

/**
 * Goes through a part of a Word document. A document type is refused, so that no entity is declared: nothing is
 * fetched and nothing expands.
 * @throws Error for what is not well-formed
 */
export function parseWordXml(xml: string, { open, close, text }: WordParts): void {
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error('a document type is not expected');
  };
  parser.onopentag = ({ name, attributes }) => open(name, attributes as Record<string, string>);
  parser.onclosetag = (name) => close?.(name);
  parser.ontext = (piece) => text?.(piece);
  parser.write(xml).close();
}
