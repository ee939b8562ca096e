import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import { aboutYourself } from './about-yourself.ts';
import { achievement } from './achievement.ts';
import { colleaguesSay } from './colleagues-say.ts';
import { cvGap } from './cv-gap.ts';
import { fiveYears } from './five-years.ts';
import { hobbies } from './hobbies.ts';
import { knowAboutUs } from './know-about-us.ts';
import { prioritise } from './prioritise.ts';
import { questionsForUs } from './questions-for-us.ts';
import { salary } from './salary.ts';
import { startDate } from './start-date.ts';
import { strength } from './strength.ts';
import {
  conflict,
  difficultCustomer,
  disagreedManager,
  failure,
  learnedQuickly,
  ledTeam,
  mistake,
  pressure,
} from './told-stories.ts';
import type { UsualDraft, UsualRule } from './usual-rule.ts';
import { weakness } from './weakness.ts';
import { whyHireYou } from './why-hire-you.ts';
import { whyLeaving } from './why-leaving.ts';
import { whyThisJob } from './why-this-job.ts';
import { workStyle } from './work-style.ts';

/** Those that are narrower stand before those whose words they share. */
export const USUAL_RULES: Record<UsualId, UsualRule> = {
  'disagreed-manager': disagreedManager,
  'difficult-customer': difficultCustomer,
  conflict,
  'colleagues-say': colleaguesSay,
  'work-style': workStyle,
  'learned-quickly': learnedQuickly,
  'cv-gap': cvGap,
  'questions-for-us': questionsForUs,
  'know-about-us': knowAboutUs,
  salary,
  'start-date': startDate,
  hobbies,
  'why-leaving': whyLeaving,
  'why-hire-you': whyHireYou,
  'five-years': fiveYears,
  weakness,
  mistake,
  failure,
  achievement,
  prioritise,
  pressure,
  'led-team': ledTeam,
  strength,
  'why-this-job': whyThisJob,
  'about-yourself': aboutYourself,
};

/** It does harm where something else was asked. */
export const isHarmful = (id: UsualId): boolean =>
  USUAL_RULES[id].stories?.areToldWithCare === true || id === 'cv-gap';

/** What the coach drafts of a question; nothing of one that not everybody is asked. */
export const draftOf = (id: string): UsualDraft | undefined =>
  Object.hasOwn(USUAL_RULES, id) ? USUAL_RULES[id as UsualId].draft : undefined;
