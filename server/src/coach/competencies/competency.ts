/** Something that interviewers ask a story for. Its words are general English and belong to no profession. */
export interface Competency {
  id: string;
  /** How it is asked for: phrases over plain text (see phrase.ts), separated by semicolons. */
  asked: string;
  /** Base forms that show it by themselves, separated by blanks: `mediate`. */
  strong: string;
  /** Base forms that point to it and to much else: `meeting`. Two of them count as little as one. */
  weak: string;
  /** Phrases in a story that show it beyond doubt, written like those that ask. */
  marks: string;
  /** A story that shows it goes badly: asked for a failure, a success is no answer. */
  isFailure?: true;
  /** Ids of what a story must not show instead: who asks for feedback given does not ask for feedback received. */
  opposites?: readonly string[];
}
