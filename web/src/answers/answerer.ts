import { queryOptions } from '@tanstack/react-query';
import { speechStatusQuery } from '#api/speech-status.ts';

/** Next answerer; each answer names its own. */
export const answererQuery = queryOptions({ ...speechStatusQuery, select: ({ answers }) => answers });
