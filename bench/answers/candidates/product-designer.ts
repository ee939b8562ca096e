import type { WrittenCandidate } from '../bench-candidate.ts';

const checkout = ['guest checkout', '61% to 74%', 'five shoppers'];
const designSystem = ['Pebble', '340 components', '48 hours'];
const killedFeature = ['wish lists', 'diary study', 'nine of twelve', '£6,000'];
const accessibility = ['NVDA', 'WCAG 2.2', '57 issues', 'blind customer'];
const engineer = ['Henrik', 'animated', 'Tuesday pairing'];
const hiring = ['Hired four', 'portfolio review', 'take-home', 'Saskia'];
const onboarding = ['eleven screens', 'passport photo', 'three screens', '38%'];
const failedLaunch = ['navigation bar', 'rolled it back', '17%'];
const cfo = ['CFO', 'call recordings', 'dark pattern'];
const wards = ['tablet screen', 'ward at night', 'red light', 'gloves'];
const deadline = ['nine days', 'regulator', 'paper prototypes'];
const remoteTeam = ['Lisbon', 'silent critique', 'written feedback'];
const grandmother = ['pill box', 'grandmother', '14 models', 'prize'];
const unclear = ['make it more modern', 'eleven interviews', 'phone the branch'];

export const candidate: WrittenCandidate = {
  field: 'product-designer',
  set: 'held-back',
  employers: ['OAKENSHAW BANK', 'TUMBLEWICK', 'Kelvinbrook School of Art'],
  material: {
    company: 'Marrowby Health',
    role: 'Lead Product Designer',
    jobDescription: `About us
Marrowby Health makes the app that 1.3 million people use to book appointments, see results and order prescriptions.

About the role
You will be the first Lead Product Designer on our Patient team: two designers, one researcher, nine engineers. Half of your time is hands-on work on the booking journey, the other half is raising the craft of the team. You work closely with clinicians.

You will
– turn vague problems into testable ideas
– run usability tests with patients, also older and disabled ones
– look after our design system
– coach the designers and take part in hiring

We are looking for
– seven years or more in product design, some of it in a regulated field
– excellent interaction design, Figma
– evidence that your work moved a number
– the courage to say no

Practicalities
London or remote within the UK, the team meets in person for two days each month. £78k–£90k, 28 days of leave, sabbatical after five years.`,
    name: 'Juniper Achterberg',
    education: `MA Interaction Design, Kelvinbrook School of Art, 2015
BA Graphic Design, Kelvinbrook School of Art, 2013
Tools: Figma, Maze, Dovetail, HTML and CSS
Speaks English, Dutch and some Portuguese`,
    work: `OAKENSHAW BANK, London (2019 to present)

Principal Product Designer (2023 to present)
* Opening an account used to take eleven screens. I cut the journey to three screens and let people take the passport photo at the end instead of the start. Completion rose by 38%.
* Set up Pebble, the bank's design system, out of 340 components that five teams had each drawn for themselves. Wrote the rule that any request gets an answer within 48 hours, and all five teams moved over within a year without being told to.
* The CFO wanted the button to cancel an overdraft hidden two levels down. I called it a dark pattern and played him three call recordings of customers who could not find it. He dropped the idea, and complaints about overdrafts halved.

Senior Product Designer (2021 to 2023)
* Tested the app with NVDA and VoiceOver and found 57 issues against WCAG 2.2. Ordered them by how many customers each one stopped and sat with the developers until the first 40 were closed. A blind customer wrote to thank us.
* Moved the main navigation bar to a side menu because it looked cleaner. Balance checks fell by 17% in the first week. I asked for it to be undone, we rolled it back in a day, and I have never since shipped a change of navigation without a test on 5% of users first.
* Half of the team sat in Lisbon and hardly spoke in reviews. I introduced a silent critique: ten minutes of written feedback before anybody talks. The number of comments from there tripled.
* Hired four designers. Replaced the take-home task by a portfolio review, and took on Saskia, who had no degree and now leads the cards team.

Product Designer (2019 to 2021)
* When the law on payment holidays changed we had nine days to give the regulator a working form. Tested paper prototypes with bank clerks on day two and shipped on day eight; 26,000 people used it in the first month.
* The branch director's whole brief was "make it more modern". I held eleven interviews and learnt that customers wanted to phone the branch and could not find the number. We put it on the first screen.

TUMBLEWICK, online homeware shop, Bristol (2016 to 2019)

UX Designer (2017 to 2019)
* Watched five shoppers give up at the point where we asked for a password, and designed a guest checkout. Finished orders went from 61% to 74% of baskets.
* The founder was in love with wish lists. Ran a diary study for two weeks; nine of twelve people never opened theirs. Showed her the videos and we stopped the project after £6,000 instead of £80,000.
* Henrik, our lead engineer, said that I threw designs over the wall, and he was right: I had animated things that could not be built. I proposed an hour of Tuesday pairing; by the summer he was defending my prototypes to the others.

Junior Designer (2016 to 2017)
* Drew up to 30 icons a week and kept the brand book in order.`,
    stories: [
      `Night shift. For a freelance job I designed a tablet screen for nurses. At my desk it looked perfect. I asked to spend a ward at night with them and saw that the bright screen woke the patients and that they could not tap with gloves. I changed it to a red light mode and buttons of 2 cm. It is used on eleven wards.`,
      `My graduation piece was a pill box for my grandmother, who mixed up her tablets. I made 14 models out of cardboard until she could use one without asking. It won the school's prize, and it is why I want to work in health.`,
    ],
    other: '',
  },
  questions: [
    {
      ask: 'Morning Juniper, how has your week been?',
      kind: 'small-talk',
      wording: 'plain',
      right: [
        [
          'busy',
          'good week',
          'thank you',
          'thanks',
          'well, ',
          'very well',
          'am well',
          'all well',
          'all good',
          'glad',
          'pleased',
          'happy to',
          'good to',
          'nice to',
          'fine',
          'lovely',
        ],
      ],
    },
    {
      ask: 'Tell us about yourself and how you got into design.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Oakenshaw', 'Principal', ...grandmother, 'Graphic Design', 'Interaction Design']],
    },
    {
      ask: 'why would you give up a bank for a health app',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        [
          ...grandmother,
          ...wards,
          'clinicians',
          'patients',
          '1.3 million',
          'booking journey',
          'usability tests',
        ],
      ],
    },
    {
      ask: 'Tell me about a project that did not go as planned.',
      kind: 'behavioural',
      wording: 'plain',
      right: [failedLaunch],
      wrong: ['Completion rose by 38%'],
    },
    { ask: 'What do you do differently now?', kind: 'follow-up', wording: 'plain', right: [['5% of users']] },
    {
      ask: 'When did you tell somebody powerful that you would not do what they asked?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [cfo],
    },
    {
      ask: 'And what happened then?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['dropped the idea', 'complaints about overdrafts']],
    },
    {
      ask: 'Have you ever talked anyone out of a pet idea?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...killedFeature, ...cfo]],
    },
    {
      ask: 'How do you get on with developers?',
      kind: 'behavioural',
      wording: 'plain',
      right: [[...engineer, 'sat with the developers']],
    },
    {
      ask: 'What was his name again, the one you clashed with?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['Henrik']],
    },
    {
      ask: 'Five of our squads each draw their own buttons. Have you lived through that?',
      kind: 'experience',
      wording: 'oblique',
      right: [designSystem],
    },
    {
      ask: 'um have you designed for people who cant see the screen at all',
      kind: 'experience',
      wording: 'oblique',
      right: [accessibility],
    },
    {
      ask: 'Tell me about a time when going to see the users for yourself changed your design.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...wards, ...checkout, ...unclear]],
    },
    {
      ask: 'How do you handle a brief that is hopelessly vague?',
      kind: 'situational',
      wording: 'oblique',
      right: [unclear],
    },
    {
      ask: 'When did the calendar leave you no room at all?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [deadline],
    },
    {
      ask: 'Some of our people are shy on calls. Have you managed to draw people like that out?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [remoteTeam],
    },
    {
      ask: 'Which piece of your work moved a number, and how do you hire designers?',
      kind: 'compound',
      wording: 'plain',
      right: [[...checkout, ...onboarding, 'complaints about overdrafts', '26,000'], hiring],
    },
    {
      ask: 'Do you work with Framer?',
      kind: 'experience',
      wording: 'plain',
      right: [
        ['not used', "haven't used", 'never used', 'not worked', "haven't worked", 'never worked', 'Figma'],
      ],
    },
    {
      ask: 'Which languages do you speak?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Dutch', 'Portuguese']],
    },
    {
      ask: 'What sets you apart from the other designers we are seeing?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          ...checkout,
          ...onboarding,
          ...designSystem,
          ...accessibility,
          ...cfo,
          ...wards,
          ...unclear,
          ...deadline,
          ...killedFeature,
        ],
      ],
    },
    {
      ask: 'What would your last team still tease you about?',
      kind: 'weakness',
      wording: 'oblique',
      right: [[...failedLaunch, ...engineer, 'over the wall']],
    },
    {
      ask: 'How would you explain progressive disclosure to a new designer?',
      kind: 'explanation',
      wording: 'plain',
      right: [
        [
          'only what',
          'step by step',
          'at a time',
          'hide',

          'reveal',
          'when they need',
          'when it is needed',
          'gradual',
          'three screens',
        ],
      ],
    },
    {
      ask: 'How would you redesign our appointment booking for somebody of eighty?',
      kind: 'design',
      wording: 'plain',
      right: [[...grandmother, ...accessibility, ...wards, ...onboarding, ...checkout]],
    },
    {
      ask: 'The team meets in person two days a month. Could you make that work?',
      kind: 'logistics',
      wording: 'plain',
      right: [['each month', 'within the uk', '28 days']],
    },
    {
      ask: 'What are your salary expectations?',
      kind: 'salary',
      wording: 'plain',
      right: [['[', '£78k', '£90k', 'range']],
    },
    { ask: 'What would you like to know from me?', kind: 'closing', wording: 'oblique', right: [['?']] },
  ],
};
