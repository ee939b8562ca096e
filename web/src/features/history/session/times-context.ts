import { createContext } from 'react';
import type { QuestionTimes } from './question-times.ts';

/** Of the questions of the interview that is read, by the ids of their events. */
export const TimesContext = createContext<ReadonlyMap<string, QuestionTimes>>(new Map());
