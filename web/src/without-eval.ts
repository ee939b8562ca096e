import { config } from 'zod/v4/core';

// before any schema: Zod would try `new Function`, which the CSP refuses and reports
config({ jitless: true });
