import { expect, test } from 'vitest';
import type { Mail } from '#providers/mail/mail-sender.ts';
import { accountCalls } from '#testing/account-calls.ts';
import { MailInbox } from '#testing/mail-inbox.ts';
import { startTestApp } from '#testing/start-test-app.ts';

test('a mail server that is slow with some mails keeps others from nobody', async () => {
  const inbox = new MailInbox();
  const goOn = Promise.withResolvers<void>();
  const send = async (mail: Mail): Promise<void> => {
    if (mail.to.startsWith('slow')) await goOn.promise;
    await inbox.send(mail);
  };
  const running = await startTestApp({}, { mailSender: { send, close: async () => {} } });
  const { signUp } = accountCalls(running.app);
  await signUp('slow1@example.com');
  await signUp('slow2@example.com');
  await signUp('ada@example.com');
  await expect.poll(() => inbox.received.map(({ to }) => to)).toEqual(['ada@example.com']);
  goOn.resolve();
  await expect.poll(() => inbox.received).toHaveLength(3);
  await running.close();
});
