import { parseExam, publishCheck, type Finding, type ParseIssue, type Severity } from '@bandwise/domain';
import { editorTexts } from '../../../shared/texts/editor.ts';
import type { PartForm, TestForm } from './form.ts';
import { infoOf, shownParts } from './shown-parts.ts';
import { sentParts, type SentPart } from './to-content.ts';
import { toPayload } from './to-payload.ts';

/** One thing to mend or to look at, and where. Ids are the form's. */
export interface Notice {
  readonly severity: Severity;
  readonly message: string;
  readonly part: number;
  readonly group: number | null;
  readonly question: number | null;
  /** As the exam file names it; null: the place as a whole. */
  readonly field: string | null;
}

/** All that keeps the test from being published, and all that the publish check finds doubtful, in the order of the parts. */
export function checkTest(form: TestForm): readonly Notice[] {
  const sent = sentParts(form);
  const parsed = parseExam(toPayload(form, sent), { skill: form.skill });
  const issues = parsed.ok ? [] : parsed.issues;
  return [
    ...checkStarts(form),
    ...sent.flatMap((one, index) => {
      const notices = checkPart(form, one, issuesOf(issues, index));
      // Basic information that the parts share is at fault once.
      return index === 0 || one.part.info !== null ? notices : notices.filter((notice) => !isAboutInfo(notice));
    }),
  ];
}

const INFO_FIELDS: ReadonlySet<string | null> = new Set(['title', 'time', 'locked', 'password']);

function isAboutInfo({ group, field }: Notice): boolean {
  return group === null && INFO_FIELDS.has(field);
}

export function isError(notice: Notice): boolean {
  return notice.severity === 'error';
}

function checkStarts(form: TestForm): readonly Notice[] {
  return shownParts(form).flatMap(({ part }) =>
    part.start !== null && part.start < 1
      ? partNotice(part, 'start', { severity: 'error', message: editorTexts.errors.start })
      : [],
  );
}

function checkPart(form: TestForm, { part, content }: SentPart, issues: readonly ParseIssue[]): readonly Notice[] {
  const unread = issues.map((issue) => fromIssue(issue, part));
  const readFields = new Set(unread.filter((notice) => notice.group === null).map((notice) => notice.field));
  const findings = publishCheck(content)
    .map((finding) => fromFinding(finding, part))
    // What cannot be read is told in the words of its own field.
    .filter((notice) => notice.group !== null || !readFields.has(notice.field));
  return [...unread, ...findings, ...checkLock(form, part)];
}

/** A part that is locked without a password is opened with the deployment's, which may not exist (L:5). */
function checkLock(form: TestForm, part: PartForm): readonly Notice[] {
  const { locked, password } = infoOf(form, part);
  if (!locked || password !== '' || form.skill === 'reading') return [];
  return [partNotice(part, 'password', { severity: 'warning', message: editorTexts.errors.lockWithoutPassword })];
}

function partNotice(part: PartForm, field: string, said: Pick<Notice, 'severity' | 'message'>): Notice {
  return { ...said, part: part.id, group: null, question: null, field };
}

/** Issues whose path begins with the skill and the part's place in the payload; the first part also takes those about the whole. */
function issuesOf(issues: readonly ParseIssue[], index: number): readonly ParseIssue[] {
  return issues.filter(({ path }) => (typeof path[1] === 'number' ? path[1] : 0) === index);
}

function fromIssue({ path, message }: ParseIssue, part: PartForm): Notice {
  const [, , ...steps] = path;
  const group = steps[0] === 'groups' && typeof steps[1] === 'number' ? part.groups[steps[1]] : undefined;
  const inGroup = group === undefined ? steps : steps.slice(2);
  const question =
    inGroup[0] === 'questions' && typeof inGroup[1] === 'number' ? group?.questions[inGroup[1]] : undefined;
  const [field] = question === undefined ? inGroup : inGroup.slice(2);
  return {
    severity: 'error',
    message,
    part: part.id,
    group: group?.id ?? null,
    question: question?.id ?? null,
    field: fieldName(field),
  };
}

function fieldName(field: string | number | undefined): string | null {
  if (field === 'answer') return 'answers';
  return typeof field === 'string' ? field : null;
}

function fromFinding({ severity, message, where }: Finding, part: PartForm): Notice {
  const group = where.group === undefined ? undefined : part.groups[where.group];
  const question = where.question === undefined ? undefined : group?.questions[where.question];
  return {
    severity,
    message,
    part: part.id,
    group: group?.id ?? null,
    question: question?.id ?? null,
    field: where.field ?? null,
  };
}
