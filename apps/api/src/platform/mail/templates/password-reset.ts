import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly link: string;
  readonly minutes: number;
}

/** Brings the link of "Forgot password". */
export function passwordResetMail({ brand, email, firstName, link, minutes }: Values): Mail {
  return composeMail({
    to: email,
    subject: `Reset your ${brand} password`,
    paragraphs: [
      `Hello ${firstName},`,
      `Open this link to set a new password. It works once, for ${minutes} minutes:`,
      { link },
      'If you did not ask for this, you need not do anything: your password stays as it is.',
      brand,
    ],
  });
}
