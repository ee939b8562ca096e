import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Reply to a command, such as `550 no such mailbox`; `hang up`: none; undefined: the usual. */
export type SmtpMood = (command: string) => string | undefined;

const USUAL: Record<string, string> = {
  EHLO: '250-test\r\n250 8BITMIME',
  HELO: '250 test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  RSET: '250 ok',
  QUIT: '221 bye',
};

interface KeptMail {
  recipients: string[];
  source: string;
}

/** RFC 5321; keeps mails. */
export async function startSmtpServer(mood: SmtpMood = () => undefined) {
  const received: KeptMail[] = [];
  const arrivals = new EventEmitter<{ mail: [KeptMail] }>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()); // clients may break off
    void converse(socket, mood, (mail) => {
      received.push(mail);
      arrivals.emit('mail', mail);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    nextMail: async (): Promise<KeptMail> => {
      const [mail] = (await once(arrivals, 'mail')) as [KeptMail];
      return mail;
    },
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function converse(socket: Socket, mood: SmtpMood, keep: (mail: KeptMail) => void): Promise<void> {
  let recipients: string[] = [];
  let source: string[] | undefined;
  socket.write('220 test ESMTP\r\n');
  for await (const line of createInterface(socket)) {
    if (source) {
      if (line !== '.') source.push(line.replace(/^\./, ''));
      else {
        const answer = mood('.') ?? '250 kept';
        if (answer.startsWith('250')) keep({ recipients, source: source.join('\r\n') });
        [recipients, source] = [[], undefined];
        socket.write(`${answer}\r\n`);
      }
      continue;
    }
    const command = line.slice(0, 4).toUpperCase();
    const answer = mood(line) ?? USUAL[command] ?? '502 unknown';
    if (answer === 'hang up') return void socket.destroy();
    if (command === 'RCPT' && answer.startsWith('250')) recipients.push(line.replace(/^.*<(.*)>.*$/, '$1'));
    if (command === 'DATA' && answer.startsWith('354')) source = [];
    socket.write(`${answer}\r\n`);
  }
}
