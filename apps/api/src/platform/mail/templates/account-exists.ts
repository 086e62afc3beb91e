import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly signInLink: string;
  readonly forgotPasswordLink: string;
}

/** Answers a sign-up whose address already has an account. */
export function accountExistsMail({ brand, email, firstName, signInLink, forgotPasswordLink }: Values): Mail {
  return composeMail({
    to: email,
    subject: `You already have a ${brand} account`,
    paragraphs: [
      `Hello ${firstName},`,
      `Your address was used to sign up to ${brand}, but it already has an account. Nothing has changed. Sign in here:`,
      { link: signInLink },
      'If you do not know your password, you can set a new one:',
      { link: forgotPasswordLink },
      'If you did not sign up, you need not do anything.',
      brand,
    ],
  });
}
