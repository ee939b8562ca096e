import { useLocation } from 'react-router';

interface Farewell {
  farewell: string;
}

/** Navigation options that carry a sentence to a page without user. */
export const withFarewell = (sentence: string): { state: Farewell } => ({ state: { farewell: sentence } });

export const useFarewell = (): string | undefined => (useLocation().state as Farewell | null)?.farewell;
