import type { Mail, MailSender } from '#providers/mail/mail-sender.ts';

export class MailInbox implements MailSender {
  readonly received: Mail[] = [];
  #read = 0;
  #arrived: () => void = () => {};

  async send(mail: Mail): Promise<void> {
    this.received.push(mail);
    this.#arrived();
  }

  /** Mails in order of arrival. */
  async next(): Promise<Mail> {
    while (this.#read >= this.received.length) {
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
    return this.received[this.#read++] as Mail;
  }

  async close(): Promise<void> {}
}

export function tokenIn(mail: { text: string }): string {
  const token = /\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error('the mail has no link with a token');
  return token;
}
