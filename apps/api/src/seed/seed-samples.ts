import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { PACKAGE } from '../config/places.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { Schema } from '../db/schema.ts';
import { writeOutKeys } from '../modules/exams/exams.ts';
import { findMarkingDefault } from '../platform/settings/marking-default.ts';
import { addAccount, prepareAccount } from '../modules/account/account.ts';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_LEARNER, DEMO_PASSWORD, DEMO_TEACHER } from '../welcome.ts';
import { hasErrors, readExamFile } from './exam-file.ts';
import { storeSampleClass } from './sample-class.ts';
import { readSampleRecordings, storeSampleRecordings } from './sample-recordings.ts';
import { readSampleTexts, storeSampleTexts } from './sample-texts.ts';
import { storeExamFile } from './store-exam-files.ts';

/** The tests that come with the product, in the order in which they are published. */
export async function sampleFiles(): Promise<readonly string[]> {
  const files = await Array.fromAsync(glob('content/*/exam.json', { cwd: PACKAGE }));
  return files.sort().map((file) => path.join(PACKAGE, file));
}

/**
 * Adds demo accounts and sample tests to an empty database, if the configuration allows it. @returns the addresses of the demo accounts that
 * exist.
 */
export async function seedSamples(deps: Deps): Promise<readonly string[]> {
  const { config, db } = deps;
  if (!config.sampleContent) return [];
  if (await isEmpty(db)) await seed(deps);
  return findDemoAccounts(db);
}

async function seed({ config, db, media, now }: Deps): Promise<void> {
  const account = { lastName: 'Learner', firstName: 'Demo', email: DEMO_LEARNER, password: DEMO_PASSWORD };
  const demoLearner = await prepareAccount({ ...account, role: 'learner' }, now());
  const demoTeacher = await prepareAccount(
    { ...account, lastName: 'Teacher', email: DEMO_TEACHER, role: 'teacher' },
    now(),
  );
  const demoAdmin = await prepareAccount(
    { ...account, lastName: 'Administrator', email: DEMO_ADMIN, role: 'admin' },
    now(),
  );
  const files = await Promise.all((await sampleFiles()).map((file) => readExamFile(file, config)));
  const samples = await readSampleTexts();
  const spoken = await readSampleRecordings();
  await inTransaction(db, { by: null }, async (trx) => {
    const { id: learner } = await addAccount(trx, demoLearner);
    const { id: assessor } = await addAccount(trx, demoAdmin);
    const { id: teacher } = await addAccount(trx, demoTeacher);
    await storeSampleClass(trx, { teacher, learner, now: now() });
    const byDefault = await findMarkingDefault(trx, config);
    for (const { path: file, exam, findings } of files) {
      if (!exam || hasErrors({ path: file, exam, findings }))
        throw new Error(`${file}: ${findings[0]?.message ?? 'cannot be read'}`);
      const { draft } = writeOutKeys(exam.draft, byDefault);
      await storeExamFile(trx, media, { exam: { ...exam, draft }, plan: { kind: 'create', isNamesake: false } });
      const { texts = [] } = samples.find(({ examFile }) => examFile === file) ?? {};
      const { description } = draft;
      const people = { learner, assessor, now: now() };
      await storeSampleTexts(trx, { description, texts }, people);
      for (const sample of spoken.filter(({ examFile }) => examFile === file))
        await storeSampleRecordings(trx, sample, { ...people, description, media });
    }
  });
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const exam = await db.selectFrom('exams').select('id').limit(1).executeTakeFirst();
  return !user && !exam;
}

/** Databases of earlier releases have no demo teacher. */
async function findDemoAccounts(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db.selectFrom('users').select('email').where('email', 'in', DEMO_ACCOUNTS).execute();
  const emails = new Set(rows.map(({ email }) => email));
  return DEMO_ACCOUNTS.filter((email) => emails.has(email));
}
