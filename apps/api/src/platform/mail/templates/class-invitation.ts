import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  /** null: the address has no account, or its owner is not known to the caller. */
  readonly firstName: string | null;
  readonly className: string;
  /** The teacher's name. */
  readonly invitedBy: string;
  readonly link: string;
}

/** Invites someone to join a class. */
export function classInvitationMail({ brand, email, firstName, className, invitedBy, link }: Values): Mail {
  return composeMail({
    to: email,
    subject: `Join ${className} on ${brand}`,
    paragraphs: [
      firstName === null ? 'Hello,' : `Hello ${firstName},`,
      `${invitedBy} has invited you to join the class ${className}. Open this link and sign in to join:`,
      { link },
      'The teachers of the class will see all your results, and the texts and recordings that you hand in.',
      'If you do not want to join, you do not need to do anything.',
      brand,
    ],
  });
}
