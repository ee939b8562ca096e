import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow to four times what lives in it before it is collected as a whole, instead of to twice. The audio
 * that passes counts towards that limit, so that a small heap would be marked twice a second (decision 48). To be
 * called before there is much in the heap.
 */
export const letHeapGrow = (): void => setFlagsFromString('--heap-growing-percent=300');
