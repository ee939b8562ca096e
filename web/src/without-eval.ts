import { config } from 'zod/v4/core';

// first of all: Zod would try `new Function`, which the CSP refuses and reports
config({ jitless: true });
