export interface Letter {
  to: string;
  subject: string;
  preview: string;
  heading: string;
  before: string[];
  facts?: { name: string; value: string }[];
  action?: { label: string; url: string };
  after: string[];
}
