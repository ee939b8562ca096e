import { site } from '#site.ts';
import type { LegalDocument } from './legal-document.ts';
import { ContactLink, List, Paragraph, Term } from './prose.tsx';
import { ProviderTable } from './provider-table.tsx';
import { answerProviders, speechProviders } from './providers.ts';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: `What ${site.name} records, where it goes, how long it stays, and how you have it deleted.`,
  lastUpdated: 'Jan. 15, 2025',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: (
        <List
          items={[
            <>
              We hear only the tab or window that you share, and only while you share it. The microphone stays
              off.
            </>,
            <>Sound is turned into text and then dropped. We keep no recording of it.</>,
            <>
              What you tell us about yourself and the job for a session, its transcript lines, your questions
              and the answers are stored on our server with that session, for a year unless we have set
              another time, or until you ask us to delete them.
            </>,
            <>We sell nothing about you, show no advertising, and use no tracking.</>,
          ]}
        />
      ),
    },
    {
      id: 'what-we-record',
      heading: 'What we record',
      body: (
        <List
          items={[
            <>
              <Term>Your account:</Term> e-mail address, password (only as a hash that cannot be turned back),
              whether the address is verified, remaining trials, and your profile picture if you add one.
            </>,
            <>
              <Term>Interview sessions:</Term> the job title, and what you enter about yourself and the job
              (company, role, job description, name, education, work), as it was when you launched the
              session, when the session began and when it ends, and when it cost you a trial.
            </>,
            <>
              <Term>What was said:</Term> the transcribed lines of a session, what you corrected in them, the
              questions that you asked for an answer to, and the answers, broken-off ones included.
            </>,
            <>
              <Term>Our mails to you:</Term> the address, the text and when it was sent.
            </>,
            <>
              <Term>Payments:</Term> whether and until when you have Pro, and the payment service’s number for
              it. We never see your card.
            </>,
            <>
              <Term>Operation:</Term> time, path, address and outcome of requests, to keep the service running
              and to stop abuse. What people say, what you write and your passwords never enter these logs.
            </>,
          ]}
        />
      ),
    },
    {
      id: 'what-we-do-not-record',
      heading: 'What we do not record',
      body: (
        <List
          items={[
            <>The sound of your interviews, and the picture of your screen.</>,
            <>Your microphone or your camera: the service asks for neither.</>,
            <>
              The résumé that you make in the résumé builder: it is made into a PDF in your browser and is not
              sent to us.
            </>,
          ]}
        />
      ),
    },
    {
      id: 'consent-to-record',
      heading: 'Consent to record',
      body: (
        <>
          <Paragraph>
            A live interview has more than one voice. In many places the law asks for the consent of everybody
            in a conversation before it is recorded or transcribed, and an employer may have rules of its own.
            You are the one who starts the transcription:{' '}
            <Term>tell the other people and have their consent before you do</Term>, and stop when somebody
            withdraws it.
          </Paragraph>
          <Paragraph>
            People whose words were transcribed may write to us as well, and we will delete what concerns
            them.
          </Paragraph>
        </>
      ),
    },
    {
      id: 'where-it-goes',
      heading: 'Where it goes',
      body: (
        <>
          <Paragraph>
            This service can run entirely on its operator’s server, or use the services of others. What leaves
            the server depends on that choice:
          </Paragraph>
          <h3 className="pt-2 font-semibold">To turn speech into text</h3>
          <ProviderTable caption="Speech recognition" providers={speechProviders} />
          <h3 className="pt-2 font-semibold">To write answers and stories</h3>
          <ProviderTable caption="Answers" providers={answerProviders} />
          <h3 className="pt-2 font-semibold">For everything else</h3>
          <List
            items={[
              <>
                <Term>Stripe</Term> handles payments: your e-mail address, your card and your invoices are
                with Stripe.
              </>,
              <>
                <Term>A mail server</Term> (SMTP) carries our mails to you: links to verify your address,
                again when you ask for another, and to reset your password.
              </>,
              <>Authorities receive what the law obliges us to give, and nothing beyond it.</>,
            ]}
          />
          <Paragraph>
            To learn which of these this site uses at present, write to <ContactLink />.
          </Paragraph>
        </>
      ),
    },
    {
      id: 'how-long',
      heading: 'How long it stays',
      body: (
        <List
          items={[
            <>Sound: for the seconds that its recognition takes.</>,
            <>
              What you entered for a session, its transcript lines with your corrections, questions and
              answers: with the session, for a year after its end unless we have set another time, or until
              you ask us to delete the session or your account. That holds for a session in which nothing was
              said, too.
            </>,
            <>An account whose address was never verified: seven days.</>,
            <>Our mails to you: their words until they are sent, that they were sent for another 30 days.</>,
            <>
              Links for verification: 24 hours, or until you have another sent. Links to reset a password: one
              hour. Both work once. Of a link that was used, replaced or has expired, a hash stays for a day,
              to tell you what became of it.
            </>,
            <>Invoices: as long as tax law demands, with the payment service.</>,
            <>Copies in backups: until the backup is replaced.</>,
          ]}
        />
      ),
    },
    {
      id: 'in-your-browser',
      heading: 'In your browser',
      body: (
        <List
          items={[
            <>The token that keeps you signed in, until you log out.</>,
            <>Your choice of a light or dark theme, also in a cookie so that pages arrive in it.</>,
            <>
              The lines and answers of sessions that you had open, until the next one begins or you log out.
            </>,
            <>
              Texts that you have begun to write, what you enter about yourself and a job among them, until
              you close the tab or log out.
            </>,
            <>There are no cookies for advertising or analysis.</>,
          ]}
        />
      ),
    },
    {
      id: 'your-rights',
      heading: 'Your rights, and how to have data deleted',
      body: (
        <>
          <Paragraph>
            Write to <ContactLink /> from the address of your account, and say what you want: a copy of your
            data, a correction, the deletion of single sessions, or of the whole account. Deleting the account
            deletes its sessions, transcripts, questions, answers and picture with it; our mails to its
            address go too. We answer within 30 days.
          </Paragraph>
          <Paragraph>
            Where a service of others was used, we pass the request on as far as that service has anything
            that belongs to you. You may also complain to the data-protection authority where you live.
          </Paragraph>
        </>
      ),
    },
    {
      id: 'safety',
      heading: 'How it is protected',
      body: (
        <Paragraph>
          Passwords are hashed with Argon2id. Links that we mail to you work once and expire. A new password
          ends every session that was signed in with the old one. Nobody is perfectly safe: if a breach
          concerns you, we tell you without delay.
        </Paragraph>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes, and whom to ask',
      body: (
        <Paragraph>
          When this policy changes, the date at its top does, and users with an account are told of anything
          that matters. The service is not meant for people under 16. Questions go to <ContactLink />.
        </Paragraph>
      ),
    },
  ],
};
