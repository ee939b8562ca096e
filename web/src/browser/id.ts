/** 128 random bits: `crypto.randomUUID` is missing on plain http. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
