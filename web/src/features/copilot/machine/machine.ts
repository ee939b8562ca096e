import { createStore, type StoreApi } from 'zustand/vanilla';
import { advance, type CopilotEvent, type CopilotSession } from './copilot-session.ts';

/** Parts read the state by `select`, and change it by `dispatch` alone. */
export class Machine {
  readonly store: StoreApi<CopilotSession>;

  constructor(session: CopilotSession) {
    this.store = createStore(() => session);
  }

  select<Selected>(select: (session: CopilotSession) => Selected): Selected {
    return select(this.store.getState());
  }

  dispatch(event: CopilotEvent): void {
    this.store.setState((session) => advance(session, event), true);
  }

  /** Calls `onChange` within each dispatch that changes the selection, in the order of watching. */
  watch<Selected>(
    select: (session: CopilotSession) => Selected,
    onChange: (selected: Selected, before: Selected) => void,
  ): void {
    this.store.subscribe((session, before) => {
      const [selected, known] = [select(session), select(before)];
      if (selected !== known) onChange(selected, known);
    });
  }
}
