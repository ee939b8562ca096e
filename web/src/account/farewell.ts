import { useLocation } from 'react-router';

interface Farewell {
  farewell: string;
}

/** Options of a navigation that take a sentence along to a page which knows no user. */
export const withFarewell = (sentence: string): { state: Farewell } => ({ state: { farewell: sentence } });

/** The sentence that the way to this page has brought along. */
export const useFarewell = (): string | undefined => (useLocation().state as Farewell | null)?.farewell;
