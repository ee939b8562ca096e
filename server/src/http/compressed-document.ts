import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

const BROTLI_QUALITY = 9;

type Encoding = 'br' | 'gzip' | 'identity';

interface Representation {
  encoding: Encoding;
  etag: string;
  body: Buffer;
}

export interface CompressedDocument {
  type: string;
  in(encoding: Encoding): Representation;
}

const compressors = {
  br: (content: Buffer) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content: Buffer) => gzipSync(content, { level: 9 }),
  identity: (content: Buffer) => content,
};

export function compressedDocument(content: Buffer, type: string): CompressedDocument {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const representations = new Map<Encoding, Representation>();
  const compressible = !type.startsWith('image/png');

  return {
    type,
    in(wanted) {
      const encoding = compressible ? wanted : 'identity';
      let representation = representations.get(encoding);
      if (!representation) {
        representation = { encoding, etag: `"${digest}-${encoding}"`, body: compressors[encoding](content) };
        representations.set(encoding, representation);
      }
      return representation;
    },
  };
}

export const acceptedEncoding = (header = ''): Encoding =>
  negotiate<'br' | 'gzip'>(header, ['br', 'gzip']) ?? 'identity';
