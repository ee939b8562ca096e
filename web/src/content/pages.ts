import { PAGES } from '@pythia/contracts/pages.ts';
import { site } from '#site.ts';

interface PageHead {
  title: string;
  description: string;
}

export const pageHeads = {
  [PAGES.home]: {
    title: `${site.name}: an interview copilot that answers from your experience`,
    description:
      'Hear the question, see it written, and get an answer drawn from your own résumé and stories while you are still in the interview. In the open, with everyone’s consent, and free to try.',
  },
  [PAGES.privacyPolicy]: {
    title: `Privacy Policy · ${site.name}`,
    description:
      'What is recorded during an interview, where it goes, how long it stays and how to have it deleted.',
  },
  [PAGES.terms]: {
    title: `Terms and Conditions · ${site.name}`,
    description: 'The rules for using the interview copilot: consent, plans, cancellation and liability.',
  },
  [PAGES.signIn]: {
    title: `Sign in · ${site.name}`,
    description: 'Sign in to your interviews, résumé and stories.',
  },
  [PAGES.signUp]: {
    title: `Create your account · ${site.name}`,
    description: 'Create an account and try the interview copilot for free. No card needed.',
  },
} satisfies Record<string, PageHead>;

export const notFoundHead: PageHead = {
  title: `Page not found · ${site.name}`,
  description: 'There is no page at this address.',
};

export const appHead: PageHead = {
  title: site.name,
  description: 'An interview copilot that listens with your consent and answers from your own experience.',
};
