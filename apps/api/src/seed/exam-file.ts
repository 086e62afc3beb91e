import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExamDraft } from '@bandwise/domain';
import { checkExam, countFindings, readExam, type CheckOptions, type ExamFinding } from '../modules/exams/exams.ts';
import { reason } from '../errors/reason.ts';
import type { FetchPictures } from '../platform/pictures/fetch-pictures.ts';
import type { TakenPicture } from '../platform/pictures/read-picture.ts';
import { resolveMedia, type LocalMedia } from './local-media.ts';

/** A finding for the author of an exam file. */
export interface FileFinding {
  readonly severity: 'error' | 'warning' | 'info';
  /** The place, such as `part 2:group 1:question 14`; empty for the file as a whole. */
  readonly place: string;
  readonly message: string;
}

/** The content of an exam file as it would be stored. */
export interface ReadFile {
  readonly draft: ExamDraft;
  readonly counts: ReturnType<typeof countFindings>;
  readonly media: readonly LocalMedia[];
  /** Drawings and pictures from its texts. */
  readonly pictures: readonly TakenPicture[];
  /** The fields that the file contains. */
  readonly statedOfExam: ReadonlySet<string>;
  /** The same for each part. */
  readonly stated: readonly ReadonlySet<string>[];
}

export interface ExamFile {
  readonly path: string;
  /** null when the file could not be read as an exam. */
  readonly exam: ReadFile | null;
  readonly findings: readonly FileFinding[];
}

export interface ReadFileOptions extends Omit<CheckOptions, 'notCopied'> {
  /** Drops content that cannot be stored, with a warning. */
  readonly acceptLosses?: boolean;
  /** Copies pictures of other sites; null: leaves their addresses. */
  readonly fetchPictures?: FetchPictures | null;
}

/** Reads and checks an exam file and the files beside it. Writes nothing. */
export async function readExamFile(file: string, options: ReadFileOptions): Promise<ExamFile> {
  const input = await readJson(file);
  if ('problem' in input) return { path: file, exam: null, findings: [error('', input.problem)] };
  const read = await readWithCopies(input.value, options);
  if (!read.ok)
    return {
      path: file,
      exam: null,
      findings: read.issues.map((issue) => error(placeOf(issue.steps, input.value), issue.message)),
    };
  const { draft, files, pictures, problems, recordingSeconds } = await resolveMedia(read.draft, path.dirname(file));
  const findings = checkExam(draft, { ...options, recordingSeconds, notCopied: read.notCopied });
  return {
    path: file,
    exam: {
      draft,
      counts: countFindings(draft, findings),
      media: files,
      pictures: [...read.pictures, ...pictures],
      statedOfExam: fieldsOf(input.value),
      stated: fieldsOfParts(input.value, draft),
    },
    findings: [...problems.map((problem) => error('', problem)), ...[...read.losses, ...findings].map(toFileFinding)],
  };
}

async function readWithCopies(input: unknown, { acceptLosses = false, fetchPictures = null }: ReadFileOptions) {
  const read = await readExam(input, { acceptLosses });
  if (!read.ok || fetchPictures === null || read.elsewhere.length === 0) return read;
  return readExam(input, { acceptLosses, fetched: await fetchPictures(read.elsewhere) });
}

function fieldsOfParts(input: unknown, { skill }: ExamDraft): readonly ReadonlySet<string>[] {
  const parts: unknown = Reflect.get(Object(input), skill);
  const list: readonly unknown[] = Array.isArray(parts) ? parts : [parts];
  return list.map(fieldsOf);
}

function fieldsOf(input: unknown): ReadonlySet<string> {
  return new Set(Object.entries(Object(input)).flatMap(([name, value]) => (value === null ? [] : [name])));
}

export function hasErrors(file: ExamFile): boolean {
  return file.findings.some(({ severity }) => severity === 'error');
}

async function readJson(file: string): Promise<{ readonly value: unknown } | { readonly problem: string }> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    return { problem: `the file cannot be read (${reason(cause)})` };
  }
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (cause) {
    return { problem: `the file is not JSON (${reason(cause)})` };
  }
}

function error(place: string, message: string): FileFinding {
  return { severity: 'error', place, message };
}

export function toFileFinding({ severity, part_number, where, message }: ExamFinding): FileFinding {
  const place = [
    `part ${part_number}`,
    ...(where.group === undefined ? [] : [`group ${where.group + 1}`]),
    ...(where.question === undefined ? [] : [`question ${where.address ?? where.question + 1}`]),
  ];
  return { severity, place: place.join(':'), message };
}

/** `['reading', 0, 'groups', 1]` → `part 1:group 2`, in the author's terms. The message names the question. */
function placeOf(steps: readonly (string | number)[], input: unknown): string {
  const [part, group] = steps.filter((step) => typeof step === 'number');
  const [list] = steps;
  if (part === undefined) return '';
  const parts: unknown = list === undefined ? null : Reflect.get(Object(input), list);
  const stated: unknown = Array.isArray(parts) ? Reflect.get(Object(parts[part]), 'part_number') : null;
  const number = typeof stated === 'number' ? stated : part + 1;
  return group === undefined ? `part ${number}` : `part ${number}:group ${group + 1}`;
}
