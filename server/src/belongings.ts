import type { Belonging } from '#db/belongings/belonging.ts';
import type { Schema } from '#db/database.ts';
import { LINKS } from '#features/auth/links-belonging.ts';
import { CUSTOMER, PAYMENT_EVENTS, SUBSCRIPTIONS } from '#features/billing/billing-belongings.ts';
import { OF_TEST_SERVICE } from '#features/billing/test-mode/test-belongings.ts';
import { CUSTOMIZATION } from '#features/customization/customization-belonging.ts';
import { SESSION_EVENTS, SESSIONS } from '#features/interviews/session-belongings.ts';
import { THANK_YOU_NOTES } from '#features/debrief/thank-you-belonging.ts';
import { JOBS } from '#features/jobs/jobs-belonging.ts';
import { KNOWLEDGE } from '#features/knowledge/knowledge-belonging.ts';
import { MAILS } from '#features/mail-outbox/mails-belonging.ts';
import { DOCUMENTS } from '#features/material/documents/documents-belonging.ts';
import { INTERVIEW_FACTS } from '#features/material/interview-facts-belonging.ts';
import { MATERIAL } from '#features/material/material-belonging.ts';
import { SETTLED_JOBS } from '#features/material/settled-jobs-belonging.ts';
import { SETTLED_STORIES } from '#features/material/settled-stories-belonging.ts';
import { CHAT_MESSAGES, CONVERSATIONS } from '#features/playground/conversation-belongings.ts';
import { PRACTICE_ANSWERS, PRACTICES } from '#features/practice/practice-belongings.ts';
import { PREPARED_ANSWERS } from '#features/prepared/prepared-belonging.ts';
import { SECOND_SCREENS } from '#features/second-screen/second-screen-belonging.ts';
import { STORIES } from '#features/stories/stories-belonging.ts';
import { STREAM_LEASES } from '#features/transcription/stream-leases-belonging.ts';
import { PROFILE_PICTURE } from '#features/users/pictures/picture-belonging.ts';

export const NOBODYS = ['leases', 'rate_windows', 'sign_in_failures', 'spent_trials'] as const;

export const BELONGINGS: Record<Exclude<keyof Schema, 'users' | (typeof NOBODYS)[number]>, Belonging> = {
  profile_pictures: PROFILE_PICTURE,
  billing_events: PAYMENT_EVENTS,
  customers: CUSTOMER,
  subscriptions: SUBSCRIPTIONS,
  test_checkouts: OF_TEST_SERVICE,
  test_portals: OF_TEST_SERVICE,
  test_subscriptions: OF_TEST_SERVICE,
  email_tokens: LINKS,
  mails: MAILS,
  materials: MATERIAL,
  settled_stories: SETTLED_STORIES,
  settled_jobs: SETTLED_JOBS,
  knowledge_choices: KNOWLEDGE,
  interview_facts: INTERVIEW_FACTS,
  documents: DOCUMENTS,
  jobs: JOBS,
  prepared_answers: PREPARED_ANSWERS,
  stories: STORIES,
  conversations: CONVERSATIONS,
  messages: CHAT_MESSAGES,
  interview_sessions: SESSIONS,
  customizations: CUSTOMIZATION,
  session_events: SESSION_EVENTS,
  practices: PRACTICES,
  practice_answers: PRACTICE_ANSWERS,
  thank_you_notes: THANK_YOU_NOTES,
  second_screens: SECOND_SCREENS,
  stream_leases: STREAM_LEASES,
};
