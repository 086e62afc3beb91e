import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';
import { countOf } from '../../text/count-of.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  /** The administrator's name. */
  readonly addedBy: string;
  readonly link: string;
  /** null: the user does not use the console. */
  readonly consoleLink: string | null;
  readonly days: number;
}

/** Invites a user whom an administrator has added. */
export function invitationMail({ brand, email, firstName, addedBy, link, consoleLink, days }: Values): Mail {
  return composeMail({
    to: email,
    subject: `Your ${brand} account`,
    paragraphs: [
      `Hello ${firstName},`,
      `${addedBy} has added you to ${brand}. Open this link to set your password. The link works once and expires in ${countOf(days, 'day', 'days')}:`,
      { link },
      `Your username is your email address: ${email}.`,
      ...(consoleLink === null ? [] : ['After that, you can sign in to the console here:', { link: consoleLink }]),
      brand,
    ],
  });
}
