/** Closed classes of grammatical words: no word of a trade is among them. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const BE = words("is are was were am isn't aren't wasn't weren't");
export const MODALS = words(`
  do does did can could will would should shall may might don't doesn't didn't can't couldn't won't
  wouldn't shouldn't`);
export const AUXILIARIES: ReadonlySet<string> = new Set([
  ...BE,
  ...MODALS,
  ...words("have has had haven't hasn't hadn't"),
]);
const PRONOUNS = words(`
  i you he she it we they there this that these those anyone anybody someone somebody everyone everybody
  nobody people`);
export const DETERMINERS = words(`
  the a an your my our his her their its any some each every this that these those no another one both
  all most`);
export const PREPOSITIONS = words(`
  in on at by for with from to of about over under across through during into between against without
  within beyond besides despite like as than around towards outside inside per via since until till above
  below regarding`);
export const SUBORDINATORS = words(`
  if when whenever after before because while since although though unless until once where whereas given
  assuming suppose supposing provided whether`);
export const SCENE_OPENERS = words('imagine suppose supposing say picture pretend assume assuming given');
export const MARKERS = words(`
  so okay ok right well now and but anyway alright great good lovely cool yeah yes yep no oh ah ha um uh er
  erm uhm hmm mm mhm then also next first firstly second lastly finally please kindly just maybe perhaps
  actually basically honestly look listen see hey hi hello thanks perfect brilliant sure fine interesting
  again sorry obviously still achha em`);
/** Words after which a clause may begin within a sentence. */
export const JOINTS = words(`
  so okay ok right well now and but or anyway alright then um uh er erm uhm hmm please kindly just actually
  first yeah yes no sorry again em`);
export const FILLERS = words('um uh er erm uhm hmm em');
export const DANGLING = words(`
  the a an your my our their and or but if because whose than ever is are was were been does did would could should`);
/** Verbs before “me” or “us”: “walk me through …”. */
export const GIVING = words(
  'tell walk talk take give show help run guide convince sell teach brief design draw remind bring pick',
);
export const SAYING = words(`
  describe explain define outline compare contrast estimate introduce summarise summarize discuss elaborate
  expand name list pick rate rank share sketch calculate justify state mention think talk choose`);
export const WANTING = words(
  'like love want wanted interested curious keen wondering wonder wondered intrigued need',
);
export const KNOWING = words(
  'think hear know ask understand learn tell give describe explain talk walk share pick explore get',
);
/** Words after which a question word joins a clause on: “you'll see how we work”. */
export const GOVERNING = words(`
  know known see understand explain say tell me us decide wonder wondering ask asked sure idea is that's it's
  hear remember check find matter depends show think guess forget`);

export const isYou = (word: string): boolean => /^(?:you|your|yours|yourself)$|^you'/.test(word);
export const isFirstPerson = (word: string): boolean =>
  /^(?:i|we|our|us|my|me|ours|mine)$|^(?:i|we)'/.test(word);
export const isQuestionWord = (word = ''): boolean =>
  /^(?:what|why|how|when|where|who|whose|whom|which)(?:'s|'re|'d|'ll|'ve)?$/.test(word);
export const isSubject = (word = ''): boolean =>
  PRONOUNS.has(word) || /^(?:i|you|he|she|it|we|they|there|that|this)'(?:m|s|re|ve|d|ll)$/.test(word);
