import type { WrittenCandidate } from '../bench-candidate.ts';

/** Sentence bullets under "Title, Employer (dates)"; telephone screen, system design. */
export const candidate: WrittenCandidate = {
  field: 'ios-developer',
  set: 'tuning',
  employers: ['Pocketful', 'Sennet Audio', 'Brightpath Apps'],
  material: {
    company: 'Halyard Health',
    role: 'Senior iOS Engineer',
    jobDescription: `Halyard makes an app in which 700,000 people with asthma note their breathing and send it to their clinic. Our clinics ask for it to work on a bus without signal and for readings never to be lost.

You will own the iOS app with two others, take it from UIKit to SwiftUI, cut its start-up time, and talk with doctors about what they read in it. Swift 6, Combine where it still is, GraphQL, Bitrise. We release every two weeks.

€78,000 to €88,000, 30 days off, office in Rotterdam or remote within two hours' time difference.`,
    name: 'Tomasz Ingleby',
    education: `BEng Software Engineering, Corham Polytechnic, 2015. Final project: an app that tunes a cello.`,
    work: `Senior iOS Engineer, Pocketful (April 2021 – present)
Pocketful is a bank for teenagers with 400,000 customers. Four iOS engineers, Swift, SwiftUI, GraphQL.
• A release of mine crashed for everybody with an iPhone 8 because I had only tested on new phones. I stopped the rollout at 7%, had a fix in review within two hours and bought three old phones for the team.
• Cut the time to the first screen from 4.1 to 1.3 seconds by loading nothing that is not on it.
• A blind customer wrote that he could not send his daughter money. I invited him to a call, listened to the app with the screen curtain on, and labelled 212 controls with him over three weeks.
• Marketing wanted a tracking kit in the app that reads contacts. I showed the legal team what it sends home from a teenager's phone. It never went in.
• Moved 60 screens from UIKit to SwiftUI one at a time while features went on, behind a switch for each.
• A backend colleague and I blamed each other for lost payments for a fortnight. I proposed to write down every request on both sides for a day; the fault was in a proxy that neither of us owned.
• Took on Dilnoza, who came from a bakery by way of a bootcamp. We paired two mornings a week, and after nine months she shipped the savings jar on her own.

iOS Engineer, Sennet Audio (September 2017 – March 2021)
Sennet sells an app for audio guides in museums.
• Museums have thick walls. I built downloads that go on where they stopped and a store on the phone that sends its changes when there is signal again; complaints fell from 90 to 6 a month.
• The designer insisted on an animation that made old phones stutter. I built both, handed each to ten visitors, and she took hers out herself.
• Apple rejected us three days before an exhibition opened in Lisbon. I rang their review line, split the purchase off into a later version, and we were in the store on the eve.
• I estimated a map at three weeks and it took eleven. I told my lead in week four instead of week two, and I now say each Friday what I believe it will take.
• Brought tests into a code base that had none, beginning with the player: 0 to 640 in a year.

Junior Developer, Brightpath Apps (July 2015 – August 2017)
• The firm ran out of money in one weekend. I moved nine customers' apps to their own accounts without pay, since they would have gone dark on the Monday.
• Wrote Objective-C for apps of dentists and gyms.`,
    stories: [],
    other: `Skills: Swift, SwiftUI, UIKit, Core Data, GraphQL, XCTest, Fastlane, Objective-C. Polish and British passport. Notice six weeks. I play the cello in an amateur orchestra. Looking for 85,000.`,
  },
  questions: [
    {
      ask: "Can everybody see my screen? Ah, never mind. Hi Tomasz, how's your week been?",
      kind: 'small-talk',
      wording: 'oblique',
      right: [['good', 'fine', 'well', 'thank', 'thanks']],
      wrong: ['Pocketful', 'crashed'],
    },
    {
      ask: "Okay great so why don't you just kick us off with a quick walk through your career so far",
      kind: 'introduction',
      wording: 'plain',
      right: [['Pocketful', 'Sennet', 'Brightpath']],
    },
    {
      ask: 'how many years of swift have you got',
      kind: 'screening',
      wording: 'plain',
      right: [['2017', '2015', 'Pocketful', 'Sennet', 'nine']],
    },
    {
      ask: 'which of the things in our advert have you actually worked with',
      kind: 'screening',
      wording: 'plain',
      right: [['GraphQL']],
    },
    {
      ask: 'Are you more in the new way of building screens or still in the old world?',
      kind: 'screening',
      wording: 'oblique',
      right: [['SwiftUI', '60 screens', 'one at a time']],
    },
    {
      ask: 'Tell me about the worst bug you ever shipped.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['iPhone 8', 'at 7%', 'within two hours']],
    },
    { ask: 'how long were people affected', kind: 'follow-up', wording: 'plain', right: [['two hours']] },
    {
      ask: 'Why had nobody caught it?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['new phones', 'only tested']],
    },
    {
      ask: 'Walk me through something you made measurably faster.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['4.1 to 1.3', 'nothing that is not on it']],
    },
    {
      ask: "Have you built for people who don't use a phone the way you do?",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['blind customer', 'screen curtain', '212 controls', 'send his daughter']],
    },
    {
      ask: 'Tell us about a line that you would not cross for growth.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['tracking kit', 'reads contacts', 'legal team', 'never went in']],
    },
    {
      ask: 'Describe a conflict with a teammate and how you resolved it.',
      kind: 'behavioural',
      wording: 'plain',
      right: [
        [
          'blamed each other',
          'both sides for a day',
          'a proxy',
          'lost payments',
          'stutter',
          'ten visitors',
          'took hers out',
        ],
      ],
    },
    {
      ask: 'Have you ever disagreed with a designer?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['stutter', 'ten visitors', 'took hers out', 'built both']],
    },
    {
      ask: 'What if she had dug her heels in?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['ten visitors', 'built both', 'took hers out']],
    },
    {
      ask: 'have you ever missed an estimate uh by a lot',
      kind: 'behavioural',
      wording: 'plain',
      right: [['three weeks and it took eleven', 'took eleven', 'week four', 'each Friday']],
    },
    {
      ask: 'What did you do when a gatekeeper stood between you and your launch date?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Apple rejected', 'review line', 'later version', 'on the eve', 'Lisbon']],
    },
    {
      ask: "You'd have a junior next to you. Tell me about somebody who grew because of you.",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Dilnoza', 'bootcamp', 'two mornings', 'savings jar']],
    },
    {
      ask: 'Design the part of our app that takes a breathing reading on a bus without signal and never loses it.',
      kind: 'system design',
      wording: 'plain',
      right: [['store on the phone', 'where they stopped', 'signal again', 'queue', '90 to 6']],
    },
    {
      ask: 'Two nurses change the same record on two phones while both are offline. What happens in your design?',
      kind: 'system design',
      wording: 'oblique',
      right: [
        [
          'conflict',
          'merge',
          'version',
          'timestamp',
          'last write',
          'store on the phone',
          'sends its changes',
          'server',
        ],
      ],
    },
    {
      ask: 'Start-up has crept up to six seconds and nobody knows why. Where do you look on your first morning?',
      kind: 'case',
      wording: 'oblique',
      right: [
        ['4.1 to 1.3', 'nothing that is not on it', 'first screen', 'measure', 'profil', 'Instruments'],
      ],
    },
    {
      ask: "How would you get us off UIKit, and how would you know that it isn't breaking anything?",
      kind: 'compound',
      wording: 'plain',
      right: [
        ['one at a time', 'a switch for each', '60 screens'],
        ['640', 'tests', 'test', 'a switch for each'],
      ],
    },
    {
      ask: 'If you could throw out one thing that Apple makes developers do, what would it be?',
      kind: 'hypothetical',
      wording: 'plain',
      right: [['review', 'rejected', 'Objective-C', 'UIKit']],
    },
    {
      ask: 'What was your final project at university?',
      kind: 'look-up',
      wording: 'plain',
      right: [['tunes a cello', 'cello']],
    },
    {
      ask: 'Why do you want to go from banking to health?',
      kind: 'motivation',
      wording: 'plain',
      right: [['asthma', '700,000', 'breathing', 'clinic', 'doctors', 'never to be lost', 'start-up time']],
    },
    {
      ask: 'Do you need a visa to work in the Netherlands?',
      kind: 'hr',
      wording: 'plain',
      right: [['Polish']],
    },
    {
      ask: 'What are you looking for money wise?',
      kind: 'salary',
      wording: 'plain',
      right: [['85,000', '78,000', '88,000']],
    },
    { ask: "We've got five minutes left, over to you.", kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
