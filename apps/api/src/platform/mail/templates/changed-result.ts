import { addressLabel } from '@bandwise/domain/internal';
import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';
import { dayText } from '../../text/times.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly title: string;
  readonly partNumber: number;
  /** The number of the question whose key changed. */
  readonly question: string;
  /** Whether a correction of the key was undone. */
  readonly isUndo: boolean;
  readonly reason: string;
  readonly results: readonly ChangedResult[];
  readonly progressLink: string;
}

interface ChangedResult {
  readonly submittedAt: Date;
  readonly marksBefore: number;
  readonly marksAfter: number;
  readonly total: number;
}

/** Notifies a learner of results that a corrected answer key changed. */
export function changedResultMail(values: Values): Mail {
  const { brand, email, firstName, title, partNumber, question, isUndo, reason, results, progressLink } = values;
  const isOne = results.length === 1;
  const change = isUndo
    ? `A change to the correct answer to question ${addressLabel(question)} was undone`
    : `The correct answer to question ${addressLabel(question)} was changed`;
  return composeMail({
    to: email,
    subject: `${brand}: your ${isOne ? 'result' : 'results'} for “${title}” ${isOne ? 'has' : 'have'} changed`,
    paragraphs: [
      `Hello ${firstName},`,
      `${change}, and this changed your ${isOne ? 'result' : 'results'}. Test: “${title}”, Part ${partNumber}.`,
      results.map(writeResult),
      ...(reason === '' ? [] : [`Reason: ${reason}`]),
      { label: 'Your results:', link: progressLink },
      brand,
    ],
  });
}

function writeResult({ submittedAt, marksBefore, marksAfter, total }: ChangedResult): string {
  return `- ${dayText(submittedAt)}: ${marksAfter} of ${total} marks (before: ${marksBefore})`;
}
