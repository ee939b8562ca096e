export interface Mail {
  /** With its angle brackets; the same on every try, so that a mail sent twice is seen once. */
  messageId: string;
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** Whatever takes our mails out of the house. */
export interface MailSender {
  /**
   * Resolves once the mail is in safe hands.
   * @throws MailError
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export class MailError extends Error {
  /** Whether another try may succeed. */
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'MailError';
    this.retryable = options.retryable;
  }
}
