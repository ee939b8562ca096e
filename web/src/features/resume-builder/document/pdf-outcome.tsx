import { Alert } from '#ui/alert.tsx';
import { unprintableFields } from '../fields.ts';
import type { Resume } from '../resume.ts';
import type { PdfState } from './use-pdf.ts';

const SENTENCES = {
  unprintable: 'No file was saved.',
  unreachable:
    'No file was saved: the part that makes PDF files could not be loaded. Check your connection and press the button again.',
  failed: 'No file was saved: something went wrong while making it.',
} as const;

export function PdfOutcome({ state }: { state: PdfState }) {
  if (state.phase === 'idle' || state.phase === 'busy') return null;
  if (state.phase !== 'saved') return <Alert tone="danger">{SENTENCES[state.phase]}</Alert>;
  const pages = state.pages === 1 ? 'One page' : `${state.pages} pages`;
  return <Alert tone="success">{pages}, saved as resume.pdf.</Alert>;
}

export function UnprintableNotice({ resume }: { resume: Resume }) {
  const fields = unprintableFields(resume);
  if (fields.length === 0) return null;
  const characters = [...new Set(fields.flatMap(({ characters }) => characters))].join(' ');
  return (
    <Alert tone="warning">
      This font cannot print: {characters} ({fields.map(({ field }) => field).join('; ')}). Leave it out, or
      write it in other letters.
    </Alert>
  );
}
