import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  /** Texts without an opinion. */
  readonly waiting: number;
  /** Texts that wait for a second opinion, or with two opinions to compare. */
  readonly opinions: number;
  readonly queueLink: string;
}

/** Tells an assessor once a day that texts wait. The mail names no learner. */
export function waitingTextsMail({ brand, email, firstName, waiting, opinions, queueLink }: Values): Mail {
  const texts = (count: number) => (count === 1 ? '1 submission is waiting' : `${count} submissions are waiting`);
  return composeMail({
    to: email,
    subject: `${texts(waiting + opinions)} to be assessed`,
    paragraphs: [
      `Hello ${firstName},`,
      [
        ...(waiting === 0 ? [] : [`${texts(waiting)} to be assessed.`]),
        ...(opinions === 0 ? [] : [`${texts(opinions)} for a second opinion, or for two opinions to be compared.`]),
      ],
      { label: 'Open the submissions:', link: queueLink },
      'You get this email because you turned it on under Assessing. You can turn it off there.',
      brand,
    ],
  });
}
