const KEY = 'authToken';

/** The bearer token, where the specification keeps it. */
export const readAuthToken = (): string | null => localStorage.getItem(KEY);
export const storeAuthToken = (token: string): void => localStorage.setItem(KEY, token);
export const clearAuthToken = (): void => localStorage.removeItem(KEY);
