import type { Regrade, RegradeList } from '@bandwise/api-contract/admin';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { presentRegrade, presentSummary, type Counted } from './regrades.presenter.ts';
import { countRegrades, findRegrade, listRegrades } from './regrades.repo.ts';
import { countExamChanges, findChanged, findSums } from './sums.repo.ts';

type Db = Kysely<Schema>;

const PAGE_SIZE = 20;
const ROWS = 50;

export async function readRegrades(db: Db, sectionId: string, page: number): Promise<RegradeList> {
  const total = await countRegrades(db, sectionId);
  const rows = await listRegrades(db, sectionId, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const countedOf = await count(
    db,
    rows.map(({ id }) => id),
  );
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { regrades: rows.map((row) => presentSummary(row, countedOf(row.id))), page, pages, total };
}

/** @throws 404 */
export async function readRegrade(db: Db, id: string, page: number): Promise<Regrade> {
  const row = await findRegrade(db, id);
  if (!row) throw regradeNotFound();
  const counted = (await count(db, [id]))(id);
  const changed = (counted.sums?.gained ?? 0) + (counted.sums?.lost ?? 0);
  const rows = await findChanged(db, id, { limit: ROWS, offset: (page - 1) * ROWS });
  return presentRegrade(row, counted, { rows, page, pages: Math.max(1, Math.ceil(changed / ROWS)) });
}

async function count(db: Db, ids: readonly string[]): Promise<(id: string) => Counted> {
  const sums = await findSums(db, ids);
  const exams = await countExamChanges(db, ids);
  return (id) => ({
    sums: sums.find(({ regrade_id }) => regrade_id === id),
    exams: exams.filter(({ regrade_id }) => regrade_id === id),
  });
}

export function regradeNotFound(): AppError {
  return new AppError('not_found', 'This key change was not found.');
}
