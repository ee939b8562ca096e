import type { Mail, MailSender } from '#providers/mail/mail-sender.ts';

/** Keeps the mails that are sent and lets a test wait for each. */
export class MailInbox implements MailSender {
  readonly received: Mail[] = [];
  #read = 0;
  #arrived: () => void = () => {};

  async send(mail: Mail): Promise<void> {
    this.received.push(mail);
    this.#arrived();
  }

  /** The next mail that no call has returned yet, in the order of arrival. */
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

/** The token of the link in a mail. */
export function tokenIn(mail: { text: string }): string {
  const token = /\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error('the mail has no link with a token');
  return token;
}
