/**
 * Moonshine's `tokenizer.bin` as sherpa-onnx's `tokens.txt`: a line a token, its bytes in base64 and its
 * number. A record's length is one byte n, or for n ≥ 128 two: second × 128 + n − 128. sherpa-onnx 1.13
 * aborts on plain text.
 */
export function sherpaTokens(tokenizer: Buffer): string {
  const lines: string[] = [];
  for (let at = 0; at < tokenizer.length;) {
    const low = tokenizer[at++]!;
    const length = low < 128 ? low : (tokenizer[at++] ?? 0) * 128 + low - 128;
    lines.push(`${tokenizer.subarray(at, at + length).toString('base64')} ${lines.length}\n`);
    at += length;
  }
  return lines.join('');
}
