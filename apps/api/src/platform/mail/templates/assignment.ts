import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly about: 'due' | 'opened';
  readonly name: string;
  readonly className: string;
  /** The due time in the time zone of the school, as text. */
  readonly due: string;
  readonly link: string;
  /** The page where the learner turns these mails off. */
  readonly offLink: string;
}

/** Tells a learner that an assignment has opened, or a day before it is due that it is not finished. */
export function assignmentMail({ brand, email, firstName, about, name, className, due, link, offLink }: Values): Mail {
  const isOpening = about === 'opened';
  return composeMail({
    to: email,
    subject: isOpening ? `New assignment: “${name}”` : `Due soon: “${name}”`,
    paragraphs: [
      `Hello ${firstName},`,
      isOpening
        ? `“${name}” is open in your class ${className}. It is due on ${due}.`
        : `“${name}” in your class ${className} is due on ${due}, and you have not finished it.`,
      { label: 'Your assignment:', link },
      { label: 'To stop these emails:', link: offLink },
      brand,
    ],
  });
}
