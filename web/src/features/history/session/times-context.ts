import { createContext } from 'react';
import type { QuestionTimes } from './question-times.ts';

/** Times by question event. */
export const TimesContext = createContext<ReadonlyMap<string, QuestionTimes>>(new Map());
