import { queryOptions } from '@tanstack/react-query';
import { speechStatusQuery } from '#api/speech-status.ts';

export const answererQuery = queryOptions({ ...speechStatusQuery, select: ({ answers }) => answers });
