import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly title: string;
  /** An earlier assessment of the text was corrected. */
  readonly isCorrection: boolean;
  readonly feedbackLink: string;
}

/** Notifies a learner that a text was assessed. The mail has no bands and no comments. */
export function assessedTextMail({ brand, email, firstName, title, isCorrection, feedbackLink }: Values): Mail {
  return composeMail({
    to: email,
    subject: `Your text for “${title}” ${isCorrection ? 'has a corrected assessment' : 'has been assessed'}`,
    paragraphs: [
      `Hello ${firstName},`,
      isCorrection
        ? `The assessment of your text for “${title}” was corrected.`
        : `Your text for “${title}” has been assessed. You can read the bands and any comments.`,
      { label: 'Your feedback:', link: feedbackLink },
      brand,
    ],
  });
}
