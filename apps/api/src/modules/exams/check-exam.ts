import type { ErrorIssue } from '@bandwise/api-contract/common';
import type { ExamInput, ExamSaved } from '@bandwise/api-contract/admin';
import {
  parseExam,
  publishCheck,
  type ExamDraft,
  type Finding,
  type MarkingProfile,
  type SectionContent,
  type SectionDraft,
  type Skill,
} from '@bandwise/domain';
import {
  checkLosses,
  checkPartNumbers,
  checkUnread,
  htmlTexts,
  isBlankSection,
  mapHtml,
  picturesElsewhere,
  replacePictures,
  withPlainKeys,
} from '@bandwise/domain/internal';
import { sanitiseHtml } from '../../platform/html/sanitise-html.ts';
import { readFetched, type ReadFetched } from '../../platform/pictures/read-fetched.ts';
import type { FetchedPictures } from '../../platform/pictures/fetch-pictures.ts';
import type { TakenPicture } from '../../platform/pictures/read-picture.ts';
import { takeFrom } from './take-from.ts';

export type ExamFinding = ExamSaved['findings'][number];

export type ReadExam =
  | {
      readonly ok: true;
      readonly draft: ExamDraft;
      readonly losses: readonly ExamFinding[];
      /** Pictures to store as files; the draft contains their addresses. */
      readonly pictures: readonly TakenPicture[];
      /** The addresses of pictures on other sites that could be copied. */
      readonly elsewhere: readonly string[];
      readonly notCopied: ReadFetched['notCopied'];
    }
  | { readonly ok: false; readonly issues: readonly (ErrorIssue & { readonly steps: readonly (string | number)[] })[] };

interface ReadOptions {
  readonly acceptLosses?: boolean;
  /** Pictures that were copied from other sites. */
  readonly fetched?: FetchedPictures;
}

type ParseOptions = NonNullable<Parameters<typeof parseExam>[1]>;

/**
 * Reads an exam file and cleans its HTML. The draft is normalised by JSON, so that it compares with stored content. Dropped content is an
 * error among the losses, or a warning if the author accepts it.
 */
export async function readExam(input: unknown, options: ParseOptions & ReadOptions = {}): Promise<ReadExam> {
  const parsed = parseExam(input, options);
  if (!parsed.ok)
    return {
      ok: false,
      issues: parsed.errors.map(({ path, message }) => ({ path: path.join('.'), steps: path, message })),
    };
  const written = writtenParts(input, parsed.value.skill, options.leaveOutBlank ?? false);
  const isAccepted = options.acceptLosses ?? false;
  const losses: ExamFinding[] = [];
  const { addresses, notCopied, pictures: copied } = await readFetched(options.fetched ?? new Map());
  const pictures = [...copied];
  const parts: SectionDraft[] = [];
  for (const [index, part] of parsed.value.parts.entries()) {
    const takenPictures = await takeFrom(mapHtml(part.content, (html) => replacePictures(html, addresses)));
    const content = asStored(mapHtml(takenPictures.content, sanitiseHtml));
    const lost = [
      ...checkUnread(written[index]?.part, content, { isAccepted }),
      ...checkLosses(takenPictures.content, content, { isAccepted, reasons: takenPictures.refused }),
    ];
    losses.push(...lost.map((finding) => toExamFinding(finding, content)));
    pictures.push(...takenPictures.pictures);
    parts.push({ ...part, content });
  }
  const texts = parts.flatMap(({ content }) => htmlTexts(content).map(({ html }) => html));
  const elsewhere = picturesElsewhere(texts);
  return { ok: true, draft: { ...parsed.value, parts }, losses, pictures, elsewhere, notCopied };
}

/** The parts to read, with their positions in the file. */
function writtenParts(
  input: unknown,
  skill: Skill,
  leaveOutBlank: boolean,
): readonly { readonly part: unknown; readonly index: number }[] {
  const listed: unknown = Reflect.get(Object(input), skill);
  const all: readonly unknown[] = Array.isArray(listed) ? listed : [listed];
  const written = all.map((part, index) => ({ part, index }));
  return leaveOutBlank && !all.every(isBlankSection) ? written.filter(({ part }) => !isBlankSection(part)) : written;
}

function asStored(content: SectionContent): SectionContent {
  // Plain data: only `undefined` fields are lost.
  return JSON.parse(JSON.stringify(content)) as SectionContent;
}

export interface CheckOptions {
  /** The password of locked parts without their own; null if there is none. */
  readonly defaultUnlockPassword: string | null;
  /** The known lengths of recordings, by address. */
  readonly recordingSeconds?: Readonly<Record<string, number>>;
  /** The reasons why pictures of other sites could not be copied, by address. */
  readonly notCopied?: Readonly<Record<string, string>>;
}

/** The findings of the publish check for every part as it would be stored. */
export function checkExam(draft: ExamDraft, options: CheckOptions): readonly ExamFinding[] {
  const between = checkPartNumbers(draft.parts.map(({ content }) => content));
  return draft.parts.flatMap((part) => [
    ...checkSection(part, options),
    ...between.flatMap(({ part_number, finding }) =>
      part_number === part.content.part_number ? [toExamFinding(finding, part.content)] : [],
    ),
  ]);
}

/**
 * The exam as stored: for the profile `spec`, brackets and slashes of its keys are expanded, with a finding for the author.
 */
export function writeOutKeys(
  draft: ExamDraft,
  defaultProfile: MarkingProfile,
): { readonly draft: ExamDraft; readonly findings: readonly ExamFinding[] } {
  if ((draft.markingProfile ?? defaultProfile) !== 'spec') return { draft, findings: [] };
  const plain = draft.parts.map((part) => ({ part, ...withPlainKeys(part.content) }));
  const parts = plain.map(({ part, content }) => ({ ...part, content }));
  const findings = plain.flatMap((one) => one.findings.map((finding) => toExamFinding(finding, one.content)));
  return { draft: { ...draft, parts }, findings };
}

function checkSection(
  part: SectionDraft,
  { defaultUnlockPassword, recordingSeconds = {}, notCopied = {} }: CheckOptions,
): readonly ExamFinding[] {
  const { part_number, audio_url } = part.content;
  const mediaFacts = { recordingSeconds: recordingSeconds[audio_url ?? ''] ?? null, notCopied };
  const findings = publishCheck(part.content, mediaFacts).map((finding) => toExamFinding(finding, part.content));
  if (part.locked && part.password === null && defaultUnlockPassword === null)
    findings.push({
      code: 'lock_without_password',
      severity: 'warning',
      part_number,
      where: { field: 'password' },
      message: 'This part is locked and has no password, so learners cannot open it.',
    });
  return findings;
}

function toExamFinding(
  { code, severity, where, message, repair }: Finding,
  { part_number }: SectionContent,
): ExamFinding {
  return { code, severity, part_number, where: { ...where }, message, ...(repair && { repair }) };
}

export interface FindingCount {
  readonly part_number: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Counts the findings stored with each part: those of its content, because its lock may change separately. */
export function countFindings(draft: ExamDraft, findings: readonly ExamFinding[]): readonly FindingCount[] {
  return draft.parts.map(({ content: { part_number } }) => {
    const own = findings.filter((one) => one.part_number === part_number && one.code !== 'lock_without_password');
    return { part_number, ...countSeverities(own) };
  });
}

export function countSeverities(findings: readonly { readonly severity: string }[]) {
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
  return { errors: count('error'), warnings: count('warning') };
}

/** Returns the path of a finding in the request: `reading.0.groups.2.questions.1.answer`. */
export function createFindingPath(of: {
  readonly draft: ExamDraft;
  readonly input: ExamInput;
}): (finding: ExamFinding) => string {
  const { skill, parts } = of.draft;
  // Parts that were left blank are in the request and may not be in the draft.
  const written = writtenParts(of.input, skill, true);
  return ({ part_number, where }) => {
    const part = parts.findIndex(({ content }) => content.part_number === part_number);
    return [
      skill,
      written[part]?.index ?? part,
      ...(where.group === undefined ? [] : ['groups', where.group]),
      ...(where.question === undefined ? [] : ['questions', where.question]),
      ...(where.field === undefined ? [] : [where.field]),
    ].join('.');
  };
}
