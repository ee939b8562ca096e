/** Whose profession asks about a subject; what is about people is asked of everybody. */
export type Field =
  | 'people'
  | 'software'
  | 'data'
  | 'nursing'
  | 'medicine'
  | 'pharmacy'
  | 'law'
  | 'trades'
  | 'construction'
  | 'logistics'
  | 'design'
  | 'finance'
  | 'hr'
  | 'marketing'
  | 'sales'
  | 'service'
  | 'teaching'
  | 'hospitality'
  | 'laboratory'
  | 'manufacturing'
  | 'charity'
  | 'projects'
  | 'housing';

/** General knowledge of one subject that interviews ask about. It is never the candidate's experience. */
export interface Topic {
  /** As it is said in a sentence. */
  name: string;
  /** One of them has to be the candidate's. */
  fields: readonly Field[];
  /** What names the subject and nothing else, in lower case without punctuation. One of them has to be asked about. */
  terms: readonly string[];
  /** Words that stand around it in a question. */
  asks: string;
  /** The whole answer in one or two spoken sentences. */
  answer: string;
  /** What a good answer covers next. */
  points: readonly [string, string, ...string[]];
}

/** As it stands in a list of one profession, whose fields are its own unless it names others. */
export type ListedTopic = Omit<Topic, 'fields'> & Partial<Pick<Topic, 'fields'>>;
