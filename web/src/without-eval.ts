import { config } from 'zod/v4/core';

// Before any schema is made: Zod would try `new Function`, which the CSP refuses and reports.
config({ jitless: true });
