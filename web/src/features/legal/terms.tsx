import { PRICES, PRO_PAYMENTS } from '@pythia/contracts/pricing.ts';
import { paths } from '#paths.ts';
import { site } from '#site.ts';
import type { LegalDocument } from './legal-document.ts';
import { ContactLink, List, Paragraph, Term } from './prose.tsx';

export const legalTerms: LegalDocument = {
  title: 'Terms and Conditions',
  lead: `The rules under which you use ${site.name}. By creating an account you agree to them.`,
  lastUpdated: 'Jan. 15, 2025',
  sections: [
    {
      id: 'the-service',
      heading: 'The service',
      body: (
        <Paragraph>
          {site.name} transcribes the sound of a tab or window that you share, and suggests answers built from
          material that you provide. It also helps you to build a résumé, to write stories and to rehearse. It
          does not promise an interview, an offer or a job: figures on our pages do not guarantee a result.
        </Paragraph>
      ),
    },
    {
      id: 'your-account',
      heading: 'Your account',
      body: (
        <List
          items={[
            <>You are at least 16 years old, and the email address you give is yours.</>,
            <>
              One account is for one person. Keep your password to yourself, and tell us if somebody else has
              it.
            </>,
          ]}
        />
      ),
    },
    {
      id: 'consent-and-honesty',
      heading: 'Consent and honesty',
      body: (
        <>
          <Paragraph>The service works in the open, and you use it in the open:</Paragraph>
          <List
            items={[
              <>
                <Term>You have consent to record and transcribe</Term> from everybody in the conversation,
                wherever the law, the interviewer or a contract asks for it.
              </>,
              <>
                You follow the rules of the interview. Where help is not allowed, you do not use the service.
              </>,
              <>
                You say only what is true. Suggestions are drafts from your own material; they can be wrong,
                and you answer for what you say.
              </>,
              <>You do not use it for examinations or tests that forbid help, or to deceive anybody.</>,
            ]}
          />
        </>
      ),
    },
    {
      id: 'plans-and-payment',
      heading: 'Plans and payment',
      body: (
        <List
          items={[
            <>
              <Term>Free</Term> costs nothing, and comes with a limited number of trial sessions and basic
              résumé building. A trial is spent with the first line that is heard in a session, or the first
              answer; up to three sessions a day may end without either and cost nothing; any further one
              costs its trial when it starts.
            </>,
            <>
              <Term>Pro</Term> costs ${PRICES.pro.year} per month when billed annually (${PRO_PAYMENTS.year} a
              year, paid at once), or ${PRICES.pro.month} per month when billed monthly. Taxes may be added
              where you live.
            </>,
            <>
              Payments are handled by Stripe. Pro renews at the end of each billing cycle until you cancel it.
            </>,
            <>A new price applies from your next billing cycle, and we tell you beforehand.</>,
          ]}
        />
      ),
    },
    {
      id: 'cancellation-and-refunds',
      heading: 'Cancellation and refunds',
      body: (
        <List
          items={[
            <>
              <Term>You may cancel at any time</Term>, in the billing portal.
            </>,
            <>
              After a cancellation, <Term>your access lasts until the end of the billing cycle</Term> that you
              have paid for. You are not charged again.
            </>,
            <>
              <Term>There are no refunds</Term>, either for a cycle that has begun or for part of one, except
              where the law gives you a right to one.
            </>,
          ]}
        />
      ),
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      body: (
        <List
          items={[
            <>Do not overload the service, get around its limits, or try to reach other people’s data.</>,
            <>Do not resell it, or share one account among several people.</>,
            <>Do not enter material that you have no right to use.</>,
          ]}
        />
      ),
    },
    {
      id: 'your-content',
      heading: 'What is yours stays yours',
      body: (
        <Paragraph>
          Your résumé, your stories, your transcripts and the answers made from them belong to you. You allow
          us to process them to run the service for you, as the{' '}
          <a
            href={paths.privacyPolicy}
            className="rounded-xs font-medium text-accent-ink underline decoration-accent-line underline-offset-3 hover:decoration-current"
          >
            Privacy Policy
          </a>{' '}
          describes, and for nothing else. The software and its design belong to those who made it.
        </Paragraph>
      ),
    },
    {
      id: 'ending',
      heading: 'When it ends',
      body: (
        <>
          <Paragraph>
            You may delete your account at any time, in your settings. A subscription ends with it at once,
            and what is left of its billing cycle is not refunded. Cancel in the billing portal instead if you
            want to use it to the end.
          </Paragraph>
          <Paragraph>
            We may close an account that breaks these terms, after a warning where that is reasonable. If we
            end the service as a whole, we tell you at least 30 days before, and no new billing cycle begins
            in that time.
          </Paragraph>
        </>
      ),
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: (
        <>
          <Paragraph>
            The service is provided as it is. Speech recognition mishears, answers can be mistaken,
            connections fail: do not rely on it alone. As far as the law allows, we are not liable for
            indirect damage such as an offer that was not made, and our liability is limited to what you paid
            in the twelve months before.
          </Paragraph>
          <Paragraph>Nothing here limits liability that the law does not allow to be limited.</Paragraph>
        </>
      ),
    },
    {
      id: 'law',
      heading: 'Law',
      body: (
        <Paragraph>
          These terms are governed by the laws of the State of Delaware, United States, without regard to its
          rules on the conflict of laws. The courts of Delaware decide disputes, unless the law of the place
          where you live gives you another court.
        </Paragraph>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes, and whom to ask',
      body: (
        <Paragraph>
          When these terms change, so does the date at their top. We tell users with an account before a
          change that matters; those who do not agree may cancel. Questions go to <ContactLink />.
        </Paragraph>
      ),
    },
  ],
};
