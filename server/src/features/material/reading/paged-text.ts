/** Text, with what pages repeat apart. */
export interface PagedText {
  text: string;
  /** Each once; many have a name there. */
  heads: string[];
  feet: string[];
  /** Largest print of page one, mostly the name. */
  largest?: string;
}
