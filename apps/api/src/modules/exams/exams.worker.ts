import type { ExamInput } from '@bandwise/api-contract/admin';
import type { ErrorCode, ErrorIssue } from '@bandwise/api-contract/common';
import type { ExamDraft, Skill } from '@bandwise/domain';
import { checkExam, createFindingPath, readExam, type CheckOptions, type ExamFinding } from './check-exam.ts';

export interface SentExam extends CheckOptions {
  readonly input: ExamInput;
  /** When given, the exam must be of that skill. */
  readonly skill?: Skill;
  readonly leaveOutBlank?: boolean;
}

/** An exam as it would be stored, or why it is refused. */
export type ReadDraft =
  | { readonly ok: true; readonly draft: ExamDraft; readonly findings: readonly ExamFinding[] }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      readonly issues: readonly ErrorIssue[];
    };

/** Nobody reads more of them, and a faulty exam of the largest size has a hundred thousand. */
const ISSUES_MAX = 500;

/** Reads, cleans and checks an exam that was sent. */
export function readDraft(sent: SentExam): ReadDraft {
  const read = readExam(sent.input, { ...sent, acceptLosses: sent.input.accept_losses ?? false });
  if (!read.ok)
    return {
      ok: false,
      code: 'validation_failed',
      message: read.issues[0]?.message ?? 'The test is not valid.',
      issues: read.issues.slice(0, ISSUES_MAX).map(({ path, message }) => ({ path, message })),
    };
  const { draft, losses } = read;
  const findings = [...losses, ...checkExam(draft, sent)];
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { ok: true, draft, findings: findings.slice(0, ISSUES_MAX) };
  const pathOf = createFindingPath({ draft, input: sent.input });
  return {
    ok: false,
    code: 'not_publishable',
    message: errors[0]?.message ?? 'The test cannot be published yet.',
    issues: errors.slice(0, ISSUES_MAX).map((finding) => {
      const { message, code } = finding;
      return { path: pathOf(finding), message, code };
    }),
  };
}
