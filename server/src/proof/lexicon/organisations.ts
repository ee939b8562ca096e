import { listOf } from './list.ts';

export const ORGANISATIONS = listOf(
  'university college school institute academy hospital trust council ltd limited inc group foundation association society church bank agency hotel department faculty',
);
export const LEGAL_FORMS = listOf(
  'ltd limited gmbh ag inc llc plc pvt co bv b.v. sa sarl pty corp corporation company',
);
