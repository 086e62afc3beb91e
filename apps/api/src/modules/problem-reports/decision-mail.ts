import type { Config } from '../../config/config.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { reviewLink } from '../../platform/mail/review-link.ts';
import type { HeldReport } from './problem-reports.repo.ts';

const OUTCOMES = {
  fixed: 'It has been fixed. Thank you.',
  declined: 'We have looked at it and left the question as it is. Thank you all the same.',
} as const;

/** What a learner is told when their report is decided. */
export function decisionMail(
  config: Pick<Config, 'brand' | 'learnerWebUrl' | 'port'>,
  report: HeldReport,
  { state, reply }: { readonly state: keyof typeof OUTCOMES; readonly reply: string },
): Mail {
  const { number, title, words, first_name, email, attempt_id } = report;
  const section = { id: report.section_id, skill: report.skill, part_number: report.part_number };
  return {
    to: email,
    subject: `Your report on question ${number} of “${title}”`,
    text: [
      `Hello ${first_name},`,
      `You reported a problem with question ${number} of “${title}”:`,
      words,
      OUTCOMES[state],
      ...(reply === '' ? [] : [reply]),
      `Your result: ${reviewLink(config, section, attempt_id)}`,
      config.brand,
    ].join('\n\n'),
  };
}
