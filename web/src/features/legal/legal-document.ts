import type { ReactNode } from 'react';

export interface LegalDocument {
  title: string;
  lead: string;
  lastUpdated: string;
  sections: readonly { id: string; heading: string; body: ReactNode }[];
}
