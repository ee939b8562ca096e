import { createTransport } from 'nodemailer';
import { MailError, type Mail, type MailSender } from '../mail-sender.ts';

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

/** 5xx is final (RFC 5321 §4.2.1), except at our sign-in, which the operator can mend. */
function asMailError(error: unknown): MailError {
  const {
    code,
    responseCode = 0,
    message,
  } = error as { code?: string; responseCode?: number; message: string };
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailError(message, { retryable: !(aboutTheMail && responseCode >= 500), cause: error });
}
