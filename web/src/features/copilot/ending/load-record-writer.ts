export const loadRecordWriter = () => import('#interviews/session-record.ts');
