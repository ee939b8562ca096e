import { paths } from '#paths.ts';

export interface HistoryArea {
  history: string;
  interview: string;
  isPaid: boolean;
}

export const historyAreaOf = (pathname: string): HistoryArea =>
  pathname.startsWith(paths.history)
    ? { history: paths.history, interview: paths.interview, isPaid: true }
    : { history: paths.freeHistory, interview: paths.freeInterview, isPaid: false };
