import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  /** The title of the task whose assessment completed the exam. */
  readonly title: string;
  readonly feedbackLink: string;
  readonly resultLink: string;
}

/** Notifies a learner that the last of four bands is there. The mail has no bands and no comments. */
export function overallBandMail({ brand, email, firstName, title, feedbackLink, resultLink }: Values): Mail {
  return composeMail({
    to: email,
    subject: 'Your mock exam has an overall band',
    paragraphs: [
      `Hello ${firstName},`,
      `“${title}” has been assessed. It was the last part of your mock exam, which now has a band for each of the four skills and an overall band.`,
      { label: 'Your result:', link: resultLink },
      { label: 'Your feedback:', link: feedbackLink },
      brand,
    ],
  });
}
