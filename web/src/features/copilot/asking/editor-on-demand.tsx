import { OnDemand } from '../screen/on-demand.tsx';
import type { QuestionEditorProps } from './question-editor.tsx';

const load = async () => (await import('./question-editor.tsx')).QuestionEditor;

export const EditorOnDemand = (props: QuestionEditorProps) => (
  <OnDemand load={load} props={props} onUnavailable={props.onLeave} />
);
