/** Loaded on demand, as it is seldom needed. */
export const loadRecordWriter = () => import('#interviews/session-record.ts');
