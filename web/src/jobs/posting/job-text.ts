export interface JobText {
  company: string;
  role: string;
  jobDescription: string;
}

export const POSTING_HINT =
  'Paste the whole posting: company and role are filled in from it if they are empty.';
