/** What a job is called, and its posting. */
export interface JobText {
  company: string;
  role: string;
  jobDescription: string;
}

/** What the field says in which a posting is pasted. */
export const POSTING_HINT =
  'Paste the whole posting: company and role are filled in from it if they are empty.';
