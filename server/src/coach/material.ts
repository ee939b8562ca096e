/** What is known of the candidate and the job. Every part may be empty; `other` is text without a label. */
export interface Material {
  company: string;
  role: string;
  jobDescription: string;
  name: string;
  education: string;
  work: string;
  stories: readonly string[];
  other: string;
}

export const NO_MATERIAL: Material = {
  company: '',
  role: '',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  stories: [],
  other: '',
};
