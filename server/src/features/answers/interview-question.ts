import type { Style } from '@pythia/contracts/style.ts';
import type { AskedExchange } from '#asking/exchange.ts';
import type { Material } from '#coach/material.ts';
import type { AnswerBrief } from './brief.ts';

export interface InterviewQuestion {
  exchangeId: string | null;
  material: Material;
  language: string;
  style: Style | null;
  earlier: readonly AskedExchange[];
  before?: string | undefined;
  question: string;
  instead?: string | undefined;
  brief: AnswerBrief;
}
