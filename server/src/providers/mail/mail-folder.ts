/** A mail as it can be read back. */
export interface FiledMail {
  /** Its file's name without the ending. */
  id: string;
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
}

/** Mails that were filed instead of sent, so that they can be looked at. */
export interface MailFolder {
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<FiledMail[]>;
  find(id: string): Promise<FiledMail | undefined>;
}
