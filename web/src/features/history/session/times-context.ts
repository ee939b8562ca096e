import { createContext } from 'react';
import type { QuestionTimes } from './question-times.ts';

export const TimesContext = createContext<ReadonlyMap<string, QuestionTimes>>(new Map());
