import { z } from 'zod';
import { STORY_READING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { ALL_FACT_MATTERS, type FactMatter } from './fact-matters.ts';
import { LIMITS } from './limits.ts';
import { Text } from './text.ts';

const Matter = z.enum(ALL_FACT_MATTERS);

const Fact = Text.trim().min(1).max(LIMITS.fact).nullable().optional();
const InterviewFacts = z
  .object(
    Object.fromEntries(ALL_FACT_MATTERS.map((matter) => [matter, Fact])) as Record<FactMatter, typeof Fact>,
  )
  .strict();

const Version = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const readInterviewFacts = defineEndpoint({
  method: 'GET',
  path: '/material/facts',
  summary:
    'What the signed-in user answers to questions about facts, and what their remembered résumé is silent on',
  access: 'user',
  budgets: STORY_READING,
  reply: z.object({ version: Version, facts: InterviewFacts, silent: z.array(Matter) }),
});

export const saveInterviewFacts = defineEndpoint({
  method: 'PUT',
  path: '/material/facts',
  summary:
    'Keep these as all of the signed-in user’s facts; 409 when they were changed since the version that is named',
  access: 'user',
  body: z.object({ version: Version, facts: InterviewFacts }),
  reply: z.object({ version: Version }),
});
