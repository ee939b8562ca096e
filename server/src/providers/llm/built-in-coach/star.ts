import { inFirstPerson } from './first-person.ts';

/** A told experience in the order interviewers expect: Situation, Task, Action, Result. Empty where nothing was said. */
export interface Star {
  situation: string[];
  task: string[];
  action: string[];
  result: string[];
}

const RESULT =
  /\d\s*(%|percent|x\b|times\b)|\b(as a result|resulted|in the end|finally|eventually|outcome|reduc\w+|increas\w+|sav\w+|improv\w+|shipped|launched|delivered|won|cut\b|grew|halved|doubled|faster|on time|promoted|agreed|since then)\b/i;
const TASK =
  /\b(had to|needed to|my (job|task|role|goal) was|was responsible|was asked|goal was|were asked|in charge of|deadline)\b/i;
const ACTION =
  /^(so |then |first,? |next,? |after that,? )?(I|we)\b|^\p{L}+ed\b|\b(I|we) (\w+ )?(decided|talked|spoke|asked|set|built|wrote|proposed|suggested|organi[sz]ed|met|listened|explained|showed|ran|led)\b/iu;

/** Sorts a story's sentences, kept in their order; the first one sets the scene unless it is all there is. */
export function toStar(sentences: readonly string[]): Star {
  const star: Star = { situation: [], task: [], action: [], result: [] };
  sentences.forEach((sentence, place) => {
    const spoken = inFirstPerson(sentence);
    const opening = place === 0 && sentences.length > 2;
    if (TASK.test(sentence)) star.task.push(spoken);
    else if (opening) star.situation.push(spoken);
    else if (RESULT.test(sentence)) star.result.push(spoken);
    else if (ACTION.test(spoken)) star.action.push(spoken);
    else star.situation.push(spoken);
  });
  return star;
}
