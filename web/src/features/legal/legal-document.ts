import type { ReactNode } from 'react';

export interface LegalDocument {
  title: string;
  lead: string;
  /** As the document says it. */
  lastUpdated: string;
  sections: readonly { id: string; heading: string; body: ReactNode }[];
}
