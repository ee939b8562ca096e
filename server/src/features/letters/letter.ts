/** What a letter says, in plain text throughout. */
export interface Letter {
  to: string;
  subject: string;
  /** What mail programs show beside the subject in their lists. */
  preview: string;
  heading: string;
  /** Paragraphs. */
  before: string[];
  facts?: { name: string; value: string }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Paragraphs in smaller print. */
  after: string[];
}
