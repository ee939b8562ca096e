import { connect, type Socket } from 'node:net';

const idleOf: Record<string, Socket[]> = {};

/**
 * Keep-alive call without parsing: the bench shares its processors.
 * @returns status, and milliseconds to the first bytes
 */
export function askPlainly(
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number; firstMs: number }> {
  const { hostname, port, pathname } = new URL(url);
  const idle = (idleOf[port] ??= []);
  const socket = idle.pop() ?? connect(Number(port), hostname).setNoDelay();
  const lines = Object.entries({
    ...headers,
    host: hostname,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    let [status, firstMs] = [0, 0];
    const hear = (bytes: Buffer): void => {
      if (status === 0)
        [status, firstMs] = [Number(bytes.toString('latin1', 9, 12)), performance.now() - asked];
      if (!(bytes.toString('latin1', bytes.length - 5) === '0\r\n\r\n' || bytes.at(-1) === CLOSING_BRACE))
        return;
      socket.off('data', hear).off('close', reject);
      idle.push(socket);
      resolve({ status, firstMs });
    };
    socket.on('data', hear).once('close', reject);
    socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  });
}

/** Length of a JSON refusal. */
const CLOSING_BRACE = 125;
