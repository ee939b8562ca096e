import { listOf } from './list.ts';

export const ORGANISATIONS = listOf(
  'university college school institute academy hospital trust council ltd limited inc group foundation association society church bank agency hotel department faculty',
);
export const LEGAL_FORMS = listOf(
  'ltd limited gmbh ag inc llc llp plc pvt co bv b.v. nv sa spa srl sarl pty oy oyj asa aps kft zrt sro doo bhd corp corporation company',
);
