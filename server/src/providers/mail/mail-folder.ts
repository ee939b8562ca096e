export interface FiledMail {
  id: string;
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
}

export interface MailFolder {
  list(limit: number): Promise<FiledMail[]>;
  find(id: string): Promise<FiledMail | undefined>;
}
