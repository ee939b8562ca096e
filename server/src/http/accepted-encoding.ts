export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3); `q=0` forbids one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map((header ?? '').split(',').map(parseCoding));
  const allows = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

function parseCoding(coding: string): [name: string, weight: number] {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight)];
}
