import type { ErrorIssue } from '@bandwise/api-contract/common';
import type { ExamInput, ExamSaved } from '@bandwise/api-contract/admin';
import { parseExam, publishCheck, type ExamDraft, type SectionContent, type SectionDraft } from '@bandwise/domain';
import { isBlankSection } from '@bandwise/domain/internal';
import { sanitiseHtml } from '../../platform/html/sanitise-html.ts';
import { mapContent, mapHtml } from './map-html.ts';

export type ExamFinding = ExamSaved['findings'][number];

export type ReadExam =
  | { readonly ok: true; readonly draft: ExamDraft }
  | { readonly ok: false; readonly issues: readonly (ErrorIssue & { readonly steps: readonly (string | number)[] })[] };

/** Reads an exam file and cleans its HTML. The draft is as JSON gives it back, so that it compares with what is stored. */
export function readExam(input: unknown, options: Parameters<typeof parseExam>[1] = {}): ReadExam {
  const parsed = parseExam(input, options);
  if (parsed.ok)
    return { ok: true, draft: mapContent(parsed.value, (content) => asStored(mapHtml(content, sanitiseHtml))) };
  return {
    ok: false,
    issues: parsed.errors.map(({ path, message }) => ({ path: path.join('.'), steps: path, message })),
  };
}

function asStored(content: SectionContent): SectionContent {
  // Plain data: only what JSON has no word for is lost.
  return JSON.parse(JSON.stringify(content)) as SectionContent;
}

export interface CheckOptions {
  /** What opens a locked part without a password of its own; null: nothing does. */
  readonly defaultUnlockPassword: string | null;
  /** How long the recordings are, by their addresses, as far as that is known. */
  readonly recordingSeconds?: Readonly<Record<string, number>>;
}

/** What the publish check says of every part, as it would be stored. */
export function checkExam(draft: ExamDraft, options: CheckOptions): readonly ExamFinding[] {
  return draft.parts.flatMap((part) => checkSection(part, options));
}

function checkSection(
  part: SectionDraft,
  { defaultUnlockPassword, recordingSeconds = {} }: CheckOptions,
): readonly ExamFinding[] {
  const { part_number, audio_url } = part.content;
  const known = { recordingSeconds: recordingSeconds[audio_url ?? ''] ?? null };
  const findings: ExamFinding[] = publishCheck(part.content, known).map(({ code, severity, where, message }) => ({
    code,
    severity,
    part_number,
    where: { ...where },
    message,
  }));
  if (part.locked && part.password === null && defaultUnlockPassword === null)
    findings.push({
      code: 'lock_without_password',
      severity: 'warning',
      part_number,
      where: { field: 'password' },
      message: 'This part is locked and has no password, so nobody can open it.',
    });
  return findings;
}

/** Tells where a finding is in the request: `reading.0.groups.2.questions.1.answer`. */
export function createFindingPath(of: {
  readonly draft: ExamDraft;
  readonly input: ExamInput;
}): (finding: ExamFinding) => string {
  const { skill, parts } = of.draft;
  // Parts that were left blank are in the request and may not be in the draft.
  const written = [...(of.input[skill] ?? []).entries()].filter(([, one]) => !isBlankSection(one));
  return ({ part_number, where }) => {
    const part = parts.findIndex(({ content }) => content.part_number === part_number);
    return [
      skill,
      written[part]?.[0] ?? part,
      ...(where.group === undefined ? [] : ['groups', where.group]),
      ...(where.question === undefined ? [] : ['questions', where.question]),
      ...(where.field === undefined ? [] : [where.field]),
    ].join('.');
  };
}
