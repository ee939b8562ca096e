import { useLocation } from 'react-router';

interface Farewell {
  farewell: string;
}

export const withFarewell = (sentence: string): { state: Farewell } => ({ state: { farewell: sentence } });

export const useFarewell = (): string | undefined => (useLocation().state as Farewell | null)?.farewell;
