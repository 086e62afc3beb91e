import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly title: string;
  /** The learner handed in recordings, not a text. */
  readonly isSpoken: boolean;
  /** An earlier assessment was corrected. */
  readonly isCorrection: boolean;
  readonly feedbackLink: string;
}

/** Notifies a learner that a text or a speaking test was assessed. The mail has no bands and no comments. */
export function assessedTextMail({
  brand,
  email,
  firstName,
  title,
  isSpoken,
  isCorrection,
  feedbackLink,
}: Values): Mail {
  const what = `${isSpoken ? 'recordings' : 'text'} for “${title}”`;
  const has = isSpoken ? 'have' : 'has';
  return composeMail({
    to: email,
    subject: isCorrection ? `The assessment of your ${what} was corrected` : `Your ${what} ${has} been assessed`,
    paragraphs: [
      `Hello ${firstName},`,
      isCorrection
        ? `The assessment of your ${what} was corrected. You can read the corrected assessment.`
        : `Your ${what} ${has} been assessed. You can read the bands and any comments.`,
      { label: 'Your feedback:', link: feedbackLink },
      brand,
    ],
  });
}
