import { queryOptions } from '@tanstack/react-query';
import { speechStatusQuery } from '#api/speech-status.ts';

/** Who answers on this server: each answer says again who gave it. */
export const answererQuery = queryOptions({ ...speechStatusQuery, select: ({ answers }) => answers });
