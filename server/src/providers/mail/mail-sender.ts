export interface Mail {
  /** Includes angle brackets; constant over retries, so duplicates show once. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

export interface MailSender {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export class MailError extends Error {
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'MailError';
    this.retryable = options.retryable;
  }
}
