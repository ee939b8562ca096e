/** A mail's content as plain text. */
export interface Letter {
  to: string;
  subject: string;
  /** Shown beside the subject in lists. */
  preview: string;
  heading: string;
  /** Paragraphs. */
  before: string[];
  facts?: { name: string; value: string }[];
  action?: { label: string; url: string };
  /** Paragraphs in small print. */
  after: string[];
}
