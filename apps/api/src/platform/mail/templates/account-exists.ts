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
      `Someone used your email address to sign up for ${brand}, but there is already an account with this address. Nothing has changed. You can sign in here:`,
      { link: signInLink },
      'If you have forgotten your password, you can set a new one:',
      { link: forgotPasswordLink },
      'If you did not sign up, you do not need to do anything.',
      brand,
    ],
  });
}
