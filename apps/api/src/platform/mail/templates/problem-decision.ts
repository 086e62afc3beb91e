import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

const OUTCOMES = {
  fixed: 'We have fixed the problem. Thank you for your report.',
  declined: 'We checked the question and did not change it. Thank you for your report.',
} as const;

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly number: number;
  readonly title: string;
  /** The learner's report. */
  readonly words: string;
  readonly state: keyof typeof OUTCOMES;
  readonly reply: string;
  readonly reviewLink: string;
}

/** Notifies a learner of the decision on a problem report, and of the reply. */
export function problemDecisionMail(values: Values): Mail {
  const { brand, email, firstName, number, title, words, state, reply, reviewLink } = values;
  return composeMail({
    to: email,
    subject: `Your report on question ${number} of “${title}”`,
    paragraphs: [
      `Hello ${firstName},`,
      `You reported a problem with question ${number} of “${title}”:`,
      `“${words}”`,
      OUTCOMES[state],
      ...(reply === '' ? [] : [`Reply: ${reply}`]),
      { label: 'Your result:', link: reviewLink },
      brand,
    ],
  });
}
