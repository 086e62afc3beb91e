import { parseExam, publishCheck, skills, type MarkingProfile, type ParseError } from '@bandwise/domain';
import { checkPartNumbers, withPlainKeys } from '@bandwise/domain/internal';
import { texts } from '../../../../shared/texts/texts.ts';
import type { PartForm, ExamForm } from '../form/form.ts';
import { placeFinding, placeError, type PlacedFinding } from './placed-finding.ts';
import { startMax, startNumbers, type PartStart } from '../numbering/numbering.ts';
import { infoOf } from '../form/parts.ts';
import { sentParts, type SentPart } from '../exam-file/to-content.ts';
import { toPayload } from '../exam-file/to-payload.ts';

/** Facts about an open test beyond its content. */
export interface SessionFacts {
  /** Content lost in pasting. */
  readonly pasted: readonly PlacedFinding[];
  /** The reasons why pictures of other sites could not be copied, by address. */
  readonly notCopied: Readonly<Record<string, string>>;
  /** Tests that this one repeats on purpose, by their ids. */
  readonly repeats: readonly string[];
}

export const NO_FACTS: SessionFacts = { pasted: [], notCopied: {}, repeats: [] };

/**
 * All errors and warnings of the test, by part. `byDefault`: the installation's profile, for a test without its own.
 */
export function checkExam(
  form: ExamForm,
  facts: SessionFacts = NO_FACTS,
  byDefault: MarkingProfile = 'ielts',
): readonly PlacedFinding[] {
  const profile = form.markingProfile ?? byDefault;
  const sent = sentParts(form);
  const parsed = parseExam(toPayload(form, sent), { skill: form.skill });
  const errors = parsed.ok ? [] : parsed.errors;
  return [
    ...checkStarts(form),
    ...checkGaps(sent),
    ...sent.flatMap((one, index) => {
      const findings = checkPart(form, one, { errors: errorsOf(errors, index), facts, profile });
      // Findings about shared basic information are listed once.
      return index === 0 || one.part.info !== null ? findings : findings.filter((finding) => !isAboutInfo(finding));
    }),
  ];
}

const INFO_FIELDS: ReadonlySet<string | null> = new Set(['title', 'time', 'locked', 'password']);

function isAboutInfo({ group, field }: PlacedFinding): boolean {
  return group === null && INFO_FIELDS.has(field);
}

function checkStarts(form: ExamForm): readonly PlacedFinding[] {
  return startNumbers(form).flatMap((start) => {
    const message = startError(start);
    return message === null ? [] : partFinding(start.part, 'start', { severity: 'error', message });
  });
}

/** Finds numbers missing between two parts. */
function checkGaps(sent: readonly SentPart[]): readonly PlacedFinding[] {
  return checkPartNumbers(sent.map(({ content }) => content)).flatMap(({ part_number, finding }) => {
    const one = sent.find(({ content }) => content.part_number === part_number);
    return one === undefined ? [] : partFinding(one.part, 'start', finding);
  });
}

/** The error of the number that a part starts with. */
export function startError({ part, intendedStart }: PartStart): string | null {
  if (intendedStart < 1) return texts.editor.errors.start;
  return intendedStart > startMax(part) ? texts.editor.errors.startMax(startMax(part)) : null;
}

function checkPart(
  form: ExamForm,
  { part, content }: SentPart,
  of: { readonly errors: readonly ParseError[]; readonly facts: SessionFacts; readonly profile: MarkingProfile },
): readonly PlacedFinding[] {
  const { errors, facts, profile } = of;
  const unread = errors.map((error) => placeError(error, part));
  const readFields = new Set(unread.filter((finding) => finding.group === null).map((finding) => finding.field));
  // Changes by saving are shown in advance.
  const writtenOut = profile === 'spec' ? withPlainKeys(content).findings : [];
  const findings = [...publishCheck(content, { notCopied: facts.notCopied }), ...writtenOut]
    .map((finding) => placeFinding(finding, part))
    // A field that cannot be parsed has its own message.
    .filter((finding) => finding.group !== null || !readFields.has(finding.field));
  const pasted = facts.pasted.filter((loss) => isIn(part, loss));
  return [...unread, ...findings, ...checkLock(form, part), ...pasted];
}

/** Whether the subject of a finding still exists. */
function isIn({ id, groups }: PartForm, { part, group, question }: PlacedFinding): boolean {
  if (part !== id || group === null) return part === id;
  const owner = groups.find((one) => one.id === group);
  return owner !== undefined && (question === null || owner.questions.some((one) => one.id === question));
}

/** Warns of a lock without a password, which the deployment's password opens, if one is set. */
function checkLock(form: ExamForm, part: PartForm): readonly PlacedFinding[] {
  const { locked, password } = infoOf(form, part);
  if (!locked || password !== '' || skills[form.skill].locksWithOwnPassword) return [];
  return [partFinding(part, 'password', { severity: 'warning', message: texts.editor.errors.lockWithoutPassword })];
}

function partFinding(part: PartForm, field: string, said: Pick<PlacedFinding, 'severity' | 'message'>): PlacedFinding {
  const { severity, message } = said;
  return { severity, message, part: part.id, group: null, question: null, field };
}

/** Errors whose path begins with the skill and the part's place in the payload; the first part also takes those about the whole. */
function errorsOf(errors: readonly ParseError[], index: number): readonly ParseError[] {
  return errors.filter(({ path }) => (typeof path[1] === 'number' ? path[1] : 0) === index);
}
