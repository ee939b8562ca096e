export interface FiledMail {
  /** File name without its ending. */
  id: string;
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
}

/** Mails filed instead of sent. */
export interface MailFolder {
  /** The newest first. */
  list(limit: number): Promise<FiledMail[]>;
  find(id: string): Promise<FiledMail | undefined>;
}
