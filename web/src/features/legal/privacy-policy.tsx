import { site } from '#site.ts';
import type { LegalDocument } from './legal-document.ts';
import { ContactLink, List, Paragraph, Term } from './prose.tsx';
import { ProviderTable } from './provider-table.tsx';
import { answerProviders, speechProviders } from './providers.ts';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: `What ${site.name} records, where it goes, how long it stays, and how to have it deleted.`,
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
              off until you switch it on, in a practice or an interview.
            </>,
            <>Sound is turned into text and then dropped. We keep no recording of it.</>,
            <>
              What you tell us about yourself and the job for a session, its transcript lines, your questions
              and the answers are stored on our server with that session, for a year unless we have set
              another time or you choose a shorter one, or until you delete them. You may also choose to have
              nothing of a session kept once it has ended.
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
              <Term>Your account:</Term> email address, password (only as a hash that cannot be turned back),
              whether the address is verified, remaining trials, how long your sessions are to be kept, and
              your profile picture if you add one. We redraw the picture that you upload: where and when it
              was taken, and anything else in the file, is not kept. Whoever knows the picture’s address,
              which cannot be guessed, can see it.
            </>,
            <>
              <Term>Wrong passwords:</Term> how many were entered in a row for an address, kept under a hash
              of the address, to slow down anybody who guesses.
            </>,
            <>
              <Term>Interview sessions:</Term> the job title, and what you enter about yourself and the job
              (company, role, job description, name, education, work), as it was when you launched the
              session, when the session began and when it ends, and when it cost you a trial.
            </>,
            <>
              <Term>Jobs:</Term> what you record about an application: company, role, job description, link,
              status, notes and the dates of interviews.
            </>,
            <>
              <Term>What was said:</Term> the transcribed lines of a session, your corrections to them, the
              questions you asked, and the answers, including unfinished ones.
            </>,
            <>
              <Term>Your résumé:</Term> your name, education and work as you fill them in or have them read
              from a file, that file’s name, and what you put right about its jobs and stories, until you
              delete them. The file itself is read and not kept.
            </>,
            <>
              <Term>Answers to questions about facts:</Term> such as your notice period or your salary, as you
              type them before an interview, until you clear them or delete your résumé.
            </>,
            <>
              <Term>Your documents:</Term> with Pro, the text of the files that you add to answer from, with
              their titles, until you delete them or your account. The files themselves are read and not kept.
            </>,
            <>
              <Term>Stories:</Term> those that you save, with the notes that they were made from and their
              tags, until you delete them or your account. What you do not save stays in your browser. Notes
              that you have made into a story are handled like a question, and we keep nothing of them.
            </>,
            <>
              <Term>Conversations in the playground:</Term> their names, what you wrote in them and the
              replies, including unfinished ones, until you delete them or your account. Beyond 100
              conversations, the oldest are deleted.
            </>,
            <>
              <Term>Our emails to you:</Term> the address, the text and when it was sent.
            </>,
            <>
              <Term>Payments:</Term> whether and until when you have Pro, your plan and its periods, the
              payment service’s ids for you and your subscription, and what it reported about them and when.
              We never see your card.
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
            <>Your voice where you switch on the microphone: it becomes text in the same way.</>,
            <>Your camera: the service does not ask for it.</>,
            <>
              The résumé that you make in the résumé builder: it is made into a PDF in your browser and is not
              sent to us, unless you use it in an interview.
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
            <Term>tell the other people and get their consent before you do</Term>, and stop when somebody
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
                <Term>Stripe</Term> handles payments: your email address, your card and your invoices are with
                Stripe.
              </>,
              <>
                <Term>A mail server</Term> (SMTP) delivers our emails to you: links to verify your address and
                to reset your password, and notices about your account and your subscription.
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
              you delete your sessions or your account. In your settings you choose 30 days instead, or not at
              all: then they go when you end the session, or within minutes of its running out.
            </>,
            <>
              If you delete or do not keep a session in which nothing was said, only its times stay, for a
              day, because such sessions are counted.
            </>,
            <>Your jobs: until you delete them or your account.</>,
            <>
              A job, a story, a conversation, a session or a part of one that you delete: hidden for an hour
              or two, so that you can undo it, and then erased. If you delete all sessions or your account, it
              is erased at once.
            </>,
            <>Your profile picture: until you replace or remove it, or delete your account.</>,
            <>
              The payment service’s ids for you and your subscription: with your account. What it reported: 30
              days.
            </>,
            <>
              The count of wrong passwords: until the right one is given, or two hours after the last wrong
              one at most.
            </>,
            <>
              That an account was deleted and how many of its free trials it had used, under a code made from
              its address that only our server can make again: a year, so that trials do not come back with a
              new account. We cannot read the address from it.
            </>,
            <>An account whose address was never verified: seven days.</>,
            <>
              Our emails to you: their text until they are sent, and the fact that they were sent for another
              30 days. An email that could not be sent is kept with its text for 30 days.
            </>,
            <>
              Links for verification: 24 hours, or until you ask for another. Links to reset a password: one
              hour. The link in the email about a changed password: seven days. Each works once. A hash of a
              link that was used, replaced or has expired stays for a day, so that we can tell you what became
              of it.
            </>,
            <>Invoices: as long as tax law demands, with the payment service.</>,
            <>
              Copies in backups: until the backup is replaced. What you delete lives on in older backups until
              then.
            </>,
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
              What you have begun to write, including what you enter about yourself and a job, until you close
              the tab or log out.
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
            In your settings you <Term>download a copy</Term> of everything that we keep about you, as one
            file: your account and picture, your subscription, your sessions with all that was said in them,
            your résumé, documents, jobs, stories and conversations in the playground, and which mails and
            links we sent you.
          </Paragraph>
          <Paragraph>
            In your history you read each session again, save it as a file, and delete it, or a single line or
            question in it with its answer.
          </Paragraph>
          <Paragraph>
            In your settings you also <Term>delete</Term> all finished sessions, or the whole account.
            Deleting the account takes effect at once and cannot be undone: a running subscription is
            cancelled and the payment service is told to forget you, then your sessions, transcripts,
            questions, answers, résumé, documents, jobs, stories, conversations, picture, links and our emails
            to your address are erased. One email tells you that it was done; it is erased after 30 days. What
            tax law obliges the payment service to keep stays there.
          </Paragraph>
          <Paragraph>
            For anything else, such as a correction, write to <ContactLink /> from the address of your
            account. We answer within 30 days.
          </Paragraph>
          <Paragraph>
            Where another company’s service was used, we pass your request on if that service holds anything
            of yours. You may also complain to the data-protection authority where you live.
          </Paragraph>
        </>
      ),
    },
    {
      id: 'safety',
      heading: 'How it is protected',
      body: (
        <Paragraph>
          Passwords are hashed with Argon2id. Links that we email to you work once and expire. A new password
          ends every session that was signed in with the old one. No service is perfectly safe: if a breach
          concerns you, we tell you without delay.
        </Paragraph>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes, and whom to ask',
      body: (
        <Paragraph>
          When this policy changes, so does the date at its top, and users with an account are told of what
          matters. The service is not meant for people under 16. Questions go to <ContactLink />.
        </Paragraph>
      ),
    },
  ],
};
