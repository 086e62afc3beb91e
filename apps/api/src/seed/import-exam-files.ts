import { hash } from 'node:crypto';
import type { MarkingProfile } from '@bandwise/domain';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { writeOutKeys } from '../modules/exams/exams.ts';
import { findMarkingDefault } from '../platform/settings/marking-default.ts';
import type { FetchPictures } from '../platform/pictures/fetch-pictures.ts';
import type { MediaStore } from '../platform/storage/media-store.ts';
import { hasErrors, readExamFile, toFileFinding, type ExamFile, type FileFinding, type ReadFile } from './exam-file.ts';
import { planImport, storeExamFile, type ImportPlan } from './store-exam-files.ts';
import { countOf } from '../platform/text/count-of.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  readonly check: boolean;
  readonly replace: boolean;
  /** Drops content that cannot be stored. */
  readonly acceptLosses: boolean;
  /** Copies pictures of other sites; null: leaves their addresses. */
  readonly fetchPictures: FetchPictures | null;
  readonly defaultUnlockPassword: string | null;
  /** The profile from the environment; null: the console's choice. */
  readonly markingProfile: MarkingProfile | null;
  /** Called only if all files are valid and there is something to write. */
  readonly withDatabase: <T>(act: (to: { db: Kysely<Schema>; media: MediaStore }) => Promise<T>) => Promise<T>;
}

export interface ImportReport {
  readonly ok: boolean;
  /** Every finding, with its file and place. */
  readonly findings: readonly string[];
  /** The report of the import. */
  readonly lines: readonly string[];
}

/** Imports exam files, all or none: an error in any file prevents all writes. */
export async function importExamFiles(options: ImportOptions): Promise<ImportReport> {
  const read: ExamFile[] = [];
  for (const file of options.files) read.push(await readExamFile(file, options));
  const files = options.replace ? withClashes(read) : withRepeats(read);
  if (files.some(hasErrors)) return nothing(files);
  if (options.check)
    return {
      ok: true,
      findings: files.flatMap(describe),
      lines: [`${countOf(files.length, 'file', 'files')} checked: no errors.`],
    };
  return options.withDatabase(({ db, media }) =>
    inTransaction(db, { by: null }, async (trx) => {
      const planned: PlannedFile[] = [];
      const byDefault = await findMarkingDefault(trx, options);
      for (const file of files) planned.push(await plan(trx, withPlainKeys(file, byDefault), options));
      const plannedFiles = planned.map(({ file }) => file);
      if (plannedFiles.some(hasErrors)) return nothing(plannedFiles);
      const lines: string[] = [];
      for (const { file, exam, plan: todo } of planned) {
        if (exam === null || todo === null) continue;
        await storeExamFile(trx, media, { exam, plan: todo });
        lines.push(lineOf(todo, nameOf(file)));
      }
      return { ok: true, findings: plannedFiles.flatMap(describe), lines };
    }),
  );
}

function nothing(files: readonly ExamFile[]): ImportReport {
  return { ok: false, findings: files.flatMap(describe), lines: ['Nothing was imported.'] };
}

interface PlannedFile {
  readonly file: ExamFile;
  readonly exam: ReadFile | null;
  readonly plan: ImportPlan | null;
}

async function plan(trx: Transaction<Schema>, file: ExamFile, options: ImportOptions): Promise<PlannedFile> {
  const { exam } = file;
  if (exam === null) return { file, exam, plan: null };
  const { skill, description } = exam.draft;
  const todo = await planImport(trx, exam, options);
  if (todo.kind === 'repeat') {
    const message = `this ${skill} test already exists as “${todo.of}”`;
    return { file: withFinding(file, { severity: 'warning', place: '', message }), exam, plan: todo };
  }
  if (todo.kind !== 'ambiguous') return { file, exam, plan: todo };
  const message = `${todo.count} ${skill} tests are called “${description}”; replace the right one in the console`;
  return { file: withFinding(file, { severity: 'error', place: '', message }), exam, plan: null };
}

/** Expands keys for the profile `spec`, as on publishing. */
function withPlainKeys(file: ExamFile, byDefault: MarkingProfile): ExamFile {
  if (file.exam === null) return file;
  const { draft, findings } = writeOutKeys(file.exam.draft, byDefault);
  return { ...file, exam: { ...file.exam, draft }, findings: [...file.findings, ...findings.map(toFileFinding)] };
}

function lineOf(todo: ImportPlan, name: string): string {
  if (todo.kind === 'update') return `Updated ${name}`;
  if (todo.kind === 'repeat') return `Skipped, already exists: ${name}`;
  const namesake = todo.kind === 'create' && todo.isNamesake;
  return `Imported ${name}${namesake ? ' (another test has the same title)' : ''}`;
}

function nameOf({ exam }: ExamFile): string {
  return exam === null ? '' : `${exam.draft.skill} test “${exam.draft.description}”`;
}

/** Marks files with the same test as an earlier one as repeats. */
function withRepeats(files: readonly ExamFile[]): readonly ExamFile[] {
  return withFirst(files, contentHash, (file, first, { draft }) => {
    const message = `this ${draft.skill} test is already in ${first}`;
    return { ...withFinding(file, { severity: 'warning', place: '', message }), exam: null };
  });
}

/** Marks files that would replace the same test. */
function withClashes(files: readonly ExamFile[]): readonly ExamFile[] {
  const titleOf = ({ draft }: ReadFile) => JSON.stringify([draft.skill, draft.description]);
  return withFirst(files, titleOf, (file, first) =>
    withFinding(file, { severity: 'error', place: '', message: `it would replace the same test as ${first}` }),
  );
}

/** Changes each file that has the key of an earlier one. */
function withFirst(
  files: readonly ExamFile[],
  keyOf: (exam: ReadFile) => string,
  change: (file: ExamFile, first: string, exam: ReadFile) => ExamFile,
): readonly ExamFile[] {
  const seen = new Map<string, string>();
  return files.map((file) => {
    if (!file.exam) return file;
    const key = keyOf(file.exam);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, file.path);
    return first === undefined ? file : change(file, first, file.exam);
  });
}

/** Hashes the content of an exam, without its name and locks. */
function contentHash({ draft }: ReadFile): string {
  const contents = draft.parts.map(({ content }) => content);
  return hash('sha256', JSON.stringify([draft.skill, contents]));
}

function withFinding(file: ExamFile, finding: FileFinding): ExamFile {
  return { ...file, findings: [...file.findings, finding] };
}

function describe({ path: file, findings }: ExamFile): readonly string[] {
  return findings.map(({ severity, place, message }) => `${file}${place && `:${place}`}: ${severity}: ${message}`);
}
