import { NOW } from '#answers/testing/timeline-events.ts';
import { EMPTY_TRANSCRIPT } from '#transcript/transcript.ts';
import { Machine, newCopilotSession } from '../machine/machine.ts';

/** Of a session that runs for another minute, with nothing said in it. */
export const newMachine = (): Machine =>
  new Machine(
    newCopilotSession(
      { id: 's1', jobTitle: 'Baker', expiry: NOW + 60_000, transcript: EMPTY_TRANSCRIPT },
      NOW,
    ),
  );
