import { createTransport } from 'nodemailer';
import { MailError, type Mail, type MailSender } from '../mail-sender.ts';

/**
 * Hands mails to an SMTP server, each over a connection of its own.
 * @param url `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://…`
 */
export function smtpMailSender({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, ...mail }: Mail, signal: AbortSignal) => {
      try {
        await transport.sendMail({ ...mail, to: { name: '', address: to }, signal });
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Servers refuse for good with 5xx (RFC 5321 §4.2.1). About our own sign-in that is for the operator to mend. */
function asMailError(error: unknown): MailError {
  const {
    code,
    responseCode = 0,
    message,
  } = error as { code?: string; responseCode?: number; message: string };
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailError(message, { retryable: !(aboutTheMail && responseCode >= 500), cause: error });
}
