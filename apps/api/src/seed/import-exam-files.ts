import type { Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import type { MediaStore } from '../platform/storage/media-store.ts';
import { hasErrors, readExamFile, type ExamFile } from './exam-file.ts';
import { storeExamFile, type Imported } from './store-exam-files.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  readonly check: boolean;
  readonly replace: boolean;
  readonly defaultUnlockPassword: string | null;
  /** Opened only when every file is well and there is something to write. */
  readonly withDatabase: <T>(act: (to: { db: Kysely<Schema>; media: MediaStore }) => Promise<T>) => Promise<T>;
}

export interface ImportReport {
  readonly ok: boolean;
  /** Every finding, with its file and place. */
  readonly findings: readonly string[];
  /** What was done. */
  readonly lines: readonly string[];
}

const DONE: Readonly<Record<Imported, string>> = {
  created: 'Imported',
  updated: 'Updated',
  exists: 'Exists already, left as it is (--replace updates it):',
};

/** Imports exam files, all or none: a finding that is an error, in any of them, and nothing is written. */
export async function importExamFiles(options: ImportOptions): Promise<ImportReport> {
  const files = await Promise.all(options.files.map((file) => readExamFile(file, options)));
  const found = [...files, ...repeated(files)];
  const findings = found.flatMap(describe);
  if (found.some(hasErrors)) return { ok: false, findings, lines: ['Nothing was imported.'] };
  if (options.check) return { ok: true, findings, lines: [`${files.length} checked: no errors.`] };
  const lines = await options.withDatabase(({ db, media }) =>
    inTransaction(db, { by: null }, async (trx) => {
      const done: string[] = [];
      for (const { exam } of files) {
        if (!exam) continue;
        const outcome = await storeExamFile(trx, media, { exam, replace: options.replace });
        done.push(`${DONE[outcome]} ${exam.draft.skill} test “${exam.draft.description}”`);
      }
      return done;
    }),
  );
  return { ok: true, findings, lines };
}

/** Two files that would be the same test. */
function repeated(files: readonly ExamFile[]): readonly ExamFile[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ path: file, exam }): ExamFile[] => {
    if (!exam) return [];
    const key = JSON.stringify([exam.draft.skill, exam.draft.description]);
    const first = seen.get(key);
    seen.set(key, first ?? file);
    if (first === undefined) return [];
    const message = `${exam.draft.skill} test “${exam.draft.description}” is in ${first} already`;
    return [{ path: file, exam: null, findings: [{ severity: 'error', place: '', message }] }];
  });
}

function describe({ path: file, findings }: ExamFile): readonly string[] {
  return findings.map(({ severity, place, message }) => `${file}${place && `:${place}`}: ${severity}: ${message}`);
}
