import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';
import { countOf } from '../../text/count-of.ts';

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
      `Open this link to set a new password. The link works once and expires in ${countOf(minutes, 'minute', 'minutes')}:`,
      { link },
      'If you did not request this, you do not need to do anything: your password has not changed.',
      brand,
    ],
  });
}
