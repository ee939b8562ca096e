import { createContext } from 'react';

/** What the operator calls the site; set once around the whole app. */
export const SiteName = createContext('');
