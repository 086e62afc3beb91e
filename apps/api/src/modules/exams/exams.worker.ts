import type { ExamInput } from '@bandwise/api-contract/admin';
import type { ErrorCode, ErrorIssue } from '@bandwise/api-contract/common';
import { publishCheck, type ExamDraft, type MarkingProfile, type SectionContent, type Skill } from '@bandwise/domain';
import { needsConfirmation } from '@bandwise/domain/internal';
import type { CorrectedKey } from '../../db/exam-change.ts';
import type { FetchedPictures } from '../../platform/pictures/fetch-pictures.ts';
import type { TakenPicture } from '../../platform/pictures/read-picture.ts';
import {
  checkExam,
  countFindings,
  countSeverities,
  createFindingPath,
  readExam,
  writeOutKeys,
  type CheckOptions,
  type ExamFinding,
  type FindingCount,
} from './check-exam.ts';
import { withCorrected, type CorrectedPart } from './corrected-keys.ts';

export interface SentExam extends Omit<CheckOptions, 'notCopied'> {
  readonly input: ExamInput;
  /** When given, the exam must be of that skill. */
  readonly skill?: Skill;
  readonly leaveOutBlank?: boolean;
  /** Pictures that were copied from other sites. */
  readonly fetched?: FetchedPictures;
  /** The marking profile of an exam without its own. */
  readonly defaultProfile: MarkingProfile;
  /** Keys of the exam that were corrected since the update began. */
  readonly corrected?: readonly CorrectedPart[];
}

/** An exam as it would be stored, or why it is refused. */
export type ReadDraft =
  | {
      readonly ok: true;
      readonly draft: ExamDraft;
      readonly findings: readonly ExamFinding[];
      readonly counts: readonly FindingCount[];
      readonly pictures: readonly TakenPicture[];
      /** The addresses of pictures on other sites that could be copied. */
      readonly elsewhere: readonly string[];
      readonly mergedKeys: readonly CorrectedKey[];
      readonly clashes: readonly CorrectedKey[];
    }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      readonly issues: readonly ErrorIssue[];
    };

export interface StoredSection extends Required<Pick<CheckOptions, 'recordingSeconds'>> {
  readonly content: SectionContent;
}

/** A faulty exam of the largest size has a hundred thousand issues, and more than these are of no use. */
const ISSUES_MAX = 500;

/** Reads, cleans and checks an exam that was sent. */
export async function readDraft(sent: SentExam): Promise<ReadDraft> {
  const read = await readExam(sent.input, { ...sent, acceptLosses: sent.input.accept_losses ?? false });
  if (!read.ok)
    return {
      ok: false,
      code: 'validation_failed',
      message: read.issues[0]?.message ?? 'The test is not valid.',
      issues: read.issues.slice(0, ISSUES_MAX).map(({ path, message }) => ({ path, message })),
    };
  const { losses, pictures, elsewhere, notCopied } = read;
  const { draft: corrected, ...merged } = withCorrected(read.draft, sent.corrected ?? []);
  const { draft, findings: writtenOut } = writeOutKeys(corrected, sent.defaultProfile);
  const checkFindings = checkExam(draft, { ...sent, notCopied });
  const findings = [...losses, ...writtenOut, ...checkFindings];
  const isDoubtful = (code: string) => sent.input.accept_doubts !== true && needsConfirmation(code);
  const errors = findings.filter(({ severity, code }) => severity === 'error' || isDoubtful(code));
  if (errors.length === 0)
    return {
      ok: true,
      draft,
      pictures,
      elsewhere,
      ...merged,
      findings: findings.slice(0, ISSUES_MAX),
      counts: countFindings(draft, checkFindings),
    };
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

/** The findings of the publish check for a stored section. */
export function countStored({ content, recordingSeconds }: StoredSection): Omit<FindingCount, 'part_number'> {
  return countSeverities(
    publishCheck(content, { recordingSeconds: recordingSeconds[content.audio_url ?? ''] ?? null }),
  );
}

export interface ChangedSection extends StoredSection {
  readonly before: SectionContent;
}

/** The new errors of the publish check for a stored section after a change of its key. */
export function checkChanged({ content, before, recordingSeconds }: ChangedSection) {
  const mediaFacts = { recordingSeconds: recordingSeconds[content.audio_url ?? ''] ?? null };
  const had = new Set(publishCheck(before, mediaFacts).map(({ code, message }) => `${code} ${message}`));
  const findings = publishCheck(content, mediaFacts);
  const errors = findings.filter(
    ({ severity, code, message }) => severity === 'error' && !had.has(`${code} ${message}`),
  );
  return { counts: countSeverities(findings), errors: errors.map(({ code, message }) => ({ code, message })) };
}
