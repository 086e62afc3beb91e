import { addressOf, answerKindOf, keyText, type AddressParts, type QuestionType } from '@bandwise/domain';
import { withLetter } from '@bandwise/domain/internal';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { useQuestionState } from '../group-state.ts';
import type { QuestionReview, ReviewKey, ReviewVerdict } from './question-review.ts';
import styles from './verdict.module.css';

export type VerdictKind = 'correct' | 'partial' | 'wrong' | 'blank';

const ICONS = {
  correct: IconCheck,
  partial: IconMinus,
  wrong: IconX,
  blank: IconMinus,
} as const satisfies Record<VerdictKind, typeof IconCheck>;

/** The verdict of one question with its right answers. */
export interface ShownVerdict {
  readonly kind: VerdictKind;
  readonly label: string;
  readonly answers: readonly string[];
  /** The verdict of one blank of a number with several. */
  readonly isOfPart?: boolean;
}

export function verdictKind({
  correct,
  blank,
  marks,
}: Pick<ReviewVerdict, 'correct' | 'blank' | 'marks'>): VerdictKind {
  if (correct) return 'correct';
  if (blank) return 'blank';
  return marks > 0 ? 'partial' : 'wrong';
}

/** The word for a wrong answer. It names a word limit, because the words of such an answer may be those of the key. */
export function wrongText({ reason }: Pick<ReviewVerdict, 'reason'>): string {
  const { wrong, overLimit } = texts.questions;
  return reason === 'over_limit' ? overLimit : wrong;
}

/** The sign of a verdict, beside a word that says the same. */
export function VerdictIcon({ kind }: { readonly kind: VerdictKind }) {
  const Icon = ICONS[kind];
  return <Icon size="1.125em" stroke={3} aria-hidden />;
}

/** @returns null before submission, or when the review does not know the question. */
export function shownVerdict(review: QuestionReview | undefined, question: AddressParts): ShownVerdict | null {
  const verdict = review?.verdicts.find((candidate) => candidate.numbers.includes(question.number));
  if (review === undefined || verdict === undefined) return null;
  const address = addressOf(question);
  const { correct, noAnswer, partlyCorrect, wrong } = texts.questions;
  const part = partKind(verdict, question.subpart);
  const labels = {
    correct,
    blank: noAnswer,
    partial: partlyCorrect(verdict.marks, verdict.total),
    wrong: part === null ? wrongText(verdict) : wrong,
  };
  const kind = part ?? verdictKind(verdict);
  const answers = acceptedAnswers(review.keys.find((key) => key.address === address));
  return { kind, label: labels[kind], answers, ...(part !== null && { isOfPart: true }) };
}

/** The verdict of one blank of a number with several; null if all are judged as one. */
function partKind({ given = [], parts = [] }: ReviewVerdict, subpart: number | null): VerdictKind | null {
  const isRight = parts[(subpart ?? 0) - 1];
  if (isRight === undefined) return null;
  if (isRight) return 'correct';
  return given[(subpart ?? 0) - 1] === '' ? 'blank' : 'wrong';
}

/** The answers of a key, and those that a correction accepted beside it. Alternative sets of answers stay separate. */
function acceptedAnswers(key: ReviewKey | undefined): readonly string[] {
  if (key === undefined) return [];
  const others = (key.also_accepted ?? []).filter((other) => other.length === 1);
  return [...key.answers, ...others.flat()];
}

/** The right answer in words; null without one. */
export function keyLine(type: QuestionType, answers: readonly string[]): string | null {
  if (answers.length === 0) return null;
  const areTogether = answers.length > 1 && answerKindOf(type).numberPerAnswer;
  const { rightAnswer, rightAnswers } = texts.questions;
  return (areTogether ? rightAnswers : rightAnswer)(keyText(type, answers));
}

interface VerdictNoteProps {
  readonly verdict: ShownVerdict;
  /** Shows the note within a line of text instead of a separate line. */
  readonly inline?: boolean;
  /** Leaves out the verdict: a further blank of a number that was judged as one. */
  readonly keyOnly?: boolean;
  readonly nameAnswer?: ((answer: string) => string) | undefined;
}

/** The verdict by shape, word and colour, and the right answer if the learner's was not right. */
export function VerdictNote(props: VerdictNoteProps) {
  const { verdict, inline = false, keyOnly = false, nameAnswer } = props;
  const { type, lettered } = useQuestionState();
  const answers = verdict.answers.map(nameAnswer ?? ((answer) => withLetter(lettered, answer)));
  const key = verdict.kind === 'correct' ? null : keyLine(type, answers);
  return (
    <span className={styles['note']} data-kind={verdict.kind} data-inline={inline || undefined} data-annotation-skip>
      {!keyOnly && (
        <span className={styles['verdict']}>
          <VerdictIcon kind={verdict.kind} />
          {verdict.label}
        </span>
      )}
      {key !== null && <span className={styles['key']}>{key}</span>}
    </span>
  );
}
