import { FAIR_METERING, PRICES, proTerms } from '@pythia/contracts/pricing.ts';
import { site } from '#site.ts';

/** The operator edits these texts: figures and testimonials are samples to replace. */
export const hero = {
  eyebrow: 'An interview copilot that works in the open',
  headline: 'Your own experience, right when they ask.',
  lead: `${site.name} listens to the meeting tab you share, writes down the question, and streams an answer built from your résumé, the job and your stories.`,
  primary: 'Start for free',
  secondary: 'See it work',
  note: `Free: ${site.freeSessions}. No card needed.`,
};

export const sampleInterview = {
  caption: 'A sample. Your answers are built from your own material.',
  role: 'Product manager',
  timeLeft: '00:41:17',
  earlier: 'Thanks, that gives me a good picture of the team.',
  question: 'Tell me about a time you changed someone’s mind.',
  answer: [
    'I changed our sales lead’s mind about dropping our free plan.',
    'I asked him for one week to check what it was worth.',
    'I traced 3 months of paying teams: 40% of them had started free.',
    'Then I offered a smaller free plan, with a date to measure it again.',
    'We kept it, upgrades held, and support questions fell.',
  ],
  source: 'From your résumé: Product manager, 2021–2024',
};

export const statistics = {
  /** Set it to false with real figures: the note about samples goes. */
  areSamples: true,
  samplesNote: 'Sample figures.',
  items: [
    { figure: '95%+', label: 'success rate' },
    { figure: '1000+', label: 'interviews' },
    { figure: '300+', label: 'offers' },
  ],
};

export const features = {
  heading: 'Made for the moment after “so, tell me about…”',
  lead: 'An interview leaves you a breath to think. Everything here is built to make that breath enough.',
  items: [
    {
      picture: 'real-time',
      title: 'Real-time',
      text: 'The interviewer’s words appear as they are spoken, sentence by sentence. Pick the question, or let the newest one be picked for you.',
    },
    {
      picture: 'personalized',
      title: 'Personalized',
      text: 'Answers use your résumé, the job description and the stories you prepared. Where you have no example, it suggests how to bridge the gap.',
    },
    {
      picture: 'low-latency',
      title: 'Low latency',
      text: 'The first line streams in while the rest is still being written, so you can start reading at once.',
    },
    {
      picture: 'knowledge',
      title: 'Industry knowledge bases',
      text: 'Read what interviewers in your field ask about, with sources and pitfalls. With Pro, the fields that you switch on help to hear their terms and to answer with them.',
    },
    {
      picture: 'platforms',
      title: 'Works with your meeting',
      text: 'Open the meeting in a browser tab and share that tab with its sound: in Chrome and Edge, a shared window has no sound. Nothing to install, and no bot joins the call.',
    },
    {
      picture: 'preparation',
      title: 'Helps you prepare, too',
      text: 'Build a résumé, turn rough notes into stories, and rehearse in the playground before the day.',
    },
  ],
} as const;

export const platforms = {
  heading: 'Supports the video-meeting platforms that interviews happen on',
  items: [
    { mark: 'camera', name: 'Zoom' },
    { mark: 'frame', name: 'Google Meet' },
    { mark: 'people', name: 'Microsoft Teams' },
    { mark: 'globe', name: 'Webex' },
    { mark: 'bubble', name: 'Slack' },
    { mark: 'tab', name: 'Any browser tab' },
  ],
  note: 'Join in your browser: a shared app window carries no sound. All names belong to their owners, who have nothing to do with this service.',
} as const;

export const seeItWork = {
  heading: 'See it work',
  lead: 'A question, asked aloud. The transcript and the answer appear just as you would see them beside your meeting.',
  question: 'Tell me about a time you had a conflict with a coworker.',
  play: 'Play the sample',
  note: 'An example prepared for this page, fourteen seconds with sound: a synthetic voice asks the question, and the transcript and the answer, about a made-up person, are replayed. In a live interview more is misheard, above all where the sound is poor; you can correct each line.',
};

export const privacy = {
  heading: 'In plain sight, with everyone’s consent',
  text: `${site.name} is an ordinary window that anybody looking at your screen can see. It says when it is listening, and stops when you stop sharing.`,
  points: [
    {
      title: 'You choose what is heard',
      text: 'Only the tab or window you share, only while you share it. Your microphone is off until you switch it on.',
    },
    {
      title: 'Sound is not kept',
      text: 'Speech becomes text and the sound is dropped. Transcript lines, your questions and the answers are stored with your session, for as long as you choose, and you can delete them at any time.',
    },
    {
      title: 'Ask before you use it',
      text: 'Some interviewers welcome help, others do not, and in many places recording needs consent. We remind you to ask.',
    },
  ],
};

export const roles = {
  heading: 'Whatever role you are interviewing for',
  items: [
    'Software engineer',
    'Product manager',
    'Nurse',
    'Data analyst',
    'Accountant',
    'Teacher',
    'UX designer',
    'Sales representative',
    'Project manager',
    'Mechanical engineer',
    'Customer support',
    'Financial analyst',
    'Operations lead',
    'Recruiter',
    'Data scientist',
    'Consultant',
  ],
};

export const pricing = {
  heading: 'Two plans, no small print',
  lead: 'Try it on a real interview first. Pay when it has earned it.',
  free: { name: 'Free', text: 'Enough to try it on a real interview.', action: 'Start for free' },
  pro: { name: 'Pro', text: 'Every interview, and all the preparation around it.', action: 'Get Pro' },
};

export const testimonials = {
  heading: 'What people say',
  /** Set it to false with real customers' words. */
  areSamples: true,
  samplesNote: 'Sample texts, not the words of real customers.',
  items: [
    {
      quote: 'I knew all of it already. I had just never found it fast enough with somebody looking at me.',
      who: 'Sample customer, software engineering',
    },
    {
      quote: 'I told the panel I was using it. They asked to see it, and then we talked about the work.',
      who: 'Sample customer, project management',
    },
    {
      quote: 'The stories I prepared on Sunday came up on Tuesday, in the order I needed them.',
      who: 'Sample customer, nursing',
    },
  ],
};

export const questions = {
  heading: 'Questions, answered',
  items: [
    {
      question: `What does ${site.name} do during an interview?`,
      answer:
        'It listens to the tab or window you share, shows the interviewer’s sentences as text, and suggests an answer to the one you select. You read it, and say it in your own voice.',
    },
    {
      question: 'Is it hidden from the interviewer?',
      answer:
        'No. It is a normal window, visible to anybody you share it with. Tell your interviewer that you use it, and follow the rules of the interview and the law on recording where you are.',
    },
    {
      question: 'What do I need to run it?',
      answer:
        'A current desktop browser that can share a tab with its sound, such as Chrome or Edge, and the meeting open in a tab of it. A meeting app has to be joined in its browser version, since a shared window carries no sound. There is nothing to install.',
    },
    {
      question: 'Does it make things up about me?',
      answer:
        'It is told to use only what you gave it: your résumé, the job description and your stories. Where they say nothing, it suggests how to bridge the gap. The answer is still yours to give: say only what is true.',
    },
    {
      question: 'What does a free session cost me?',
      answer: `No money, only one of your trials: you get ${site.freeSessions}. ${FAIR_METERING}`,
    },
    {
      question: 'What does Pro cost?',
      answer: `$${PRICES.pro.year} per month billed annually (${proTerms('year')}), or ${proTerms('month')}.`,
    },
    {
      question: 'Can I get a refund?',
      answer: 'No. We offer no refunds. You can try the Free plan before you pay.',
    },
    {
      question: 'Can I cancel Pro?',
      answer: 'Yes. You can cancel at any time, in the billing portal.',
    },
    {
      question: 'What happens after I cancel?',
      answer:
        'Your access lasts until the end of the billing cycle you have paid for. You are not charged again.',
    },
  ],
};

export const closingCall = {
  heading: 'The next question is coming.',
  text: 'Set up your first session in two minutes.',
  action: 'Create your account',
};
