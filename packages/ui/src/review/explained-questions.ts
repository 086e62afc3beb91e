import {
  keyText,
  rangeLabel,
  type DeliveryGroup,
  type Evidence,
  type QuestionType,
  type Verdict,
} from '@bandwise/domain';
import { questionHtml } from '@bandwise/domain/internal';
import type { QuestionReview, ReviewKey, ReviewVerdict } from '../questions/verdict/question-review.ts';
import { texts } from '../texts/texts.ts';
import { answerNames, type NameAnswer } from './name-answers.ts';
import { verdictKind, type VerdictKind } from '../questions/verdict/verdict-note.tsx';

interface ExplainedVerdict extends Omit<ReviewVerdict, 'given'>, Pick<Verdict, 'given'> {
  readonly type: QuestionType;
  readonly reason: string;
}

interface ExplainedKey extends ReviewKey {
  readonly number: number;
  /** HTML. */
  readonly explanation?: string;
  readonly evidence?: readonly Evidence[];
}

/** The complete review after submission: the shape of a save-result response. */
interface FullReview extends QuestionReview {
  readonly verdicts: readonly ExplainedVerdict[];
  readonly keys: readonly ExplainedKey[];
  /** Numbers of the questions whose keys are withheld. */
  readonly withheld?: readonly number[];
}

/** The review of one marked question. */
export interface ExplainedQuestion {
  /** The question's first number. */
  readonly number: number;
  /** `14` or `21–22`. */
  readonly label: string;
  readonly verdict: VerdictKind;
  readonly reason: string;
  /** The questions as HTML, one for each blank of the number. */
  readonly questionTexts: readonly string[];
  /** null: blank. */
  readonly answer: string | null;
  readonly key: string;
  /** A guest did not answer the question, so key and explanation are withheld. */
  readonly isWithheld: boolean;
  /** HTML. */
  readonly explanations: readonly string[];
  readonly evidence: readonly Evidence[];
}

/** The questions of a result in their order. */
export function explainedQuestions(
  { groups }: { readonly groups: readonly DeliveryGroup[] },
  { verdicts, keys, withheld = [] }: FullReview,
): readonly ExplainedQuestion[] {
  const questions = groups.flatMap((group) =>
    group.questions.map((question) => ({ number: question.number, html: questionHtml(group, question) })),
  );
  const nameAnswer = answerNames(groups);
  return verdicts.map((verdict) => {
    const own = keys.filter((key) => key.number === verdict.number);
    return {
      number: verdict.number,
      label: rangeLabel(verdict.numbers),
      verdict: verdictKind(verdict),
      reason: verdict.reason,
      questionTexts: distinct(questions.filter(({ number }) => number === verdict.number).map(({ html }) => html)),
      answer: givenText(verdict, nameAnswer),
      key: keysText(verdict, own, nameAnswer),
      isWithheld: withheld.includes(verdict.number),
      explanations: distinct(own.map(({ explanation = '' }) => explanation)),
      evidence: distinct(own.flatMap(({ evidence = [] }) => evidence)),
    };
  });
}

/** The next question that is not right, cyclically; null if all are right. */
export function nextWrong(questions: readonly ExplainedQuestion[], after: number | null): number | null {
  const wrong = questions.filter(({ verdict }) => verdict !== 'correct').map(({ number }) => number);
  return wrong.find((number) => after === null || number > after) ?? wrong[0] ?? null;
}

/** Blanks of one number keep their places: `first; —`. */
export function givenText(
  { number, blank, given, parts = [] }: Pick<ExplainedVerdict, 'number' | 'blank' | 'given' | 'parts'>,
  nameAnswer: NameAnswer,
): string | null {
  if (blank) return null;
  return given.map((text, index) => partText(nameAnswer(number, text.trim()), parts[index])).join('; ');
}

/** The answer of one blank, with its verdict if the whole number is not right. */
function partText(name: string, isRight: boolean | undefined): string {
  if (name === '') return '—';
  return isRight === undefined ? name : texts.review.part(name, isRight);
}

/** The keys of a question, one after the other where one number has several blanks. */
export function keysText(
  { number, type }: Pick<ExplainedVerdict, 'number' | 'type'>,
  keys: readonly Pick<ExplainedKey, 'number' | 'answers'>[],
  nameAnswer: NameAnswer,
): string {
  return keys
    .filter((key) => key.number === number)
    .map(({ answers }) =>
      keyText(
        type,
        answers.map((answer) => nameAnswer(number, answer)),
      ),
    )
    .join('; ');
}

/** Removes duplicates, because blanks of one number often share texts. */
function distinct<T>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const text = JSON.stringify(item);
    if (text === '""' || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
