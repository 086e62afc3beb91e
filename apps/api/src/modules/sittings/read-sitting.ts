import { repeatOnLoss } from '../../db/repeat-on-loss.ts';
import { AppError } from '../../errors/app-error.ts';
import type { OwnedId } from '../attempts/attempts.ts';
import { closeSitting } from './close-sitting.ts';
import { isDue, type Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { findOwnSitting } from './sittings.repo.ts';

/** Closes the sitting first if its time is over. @throws 404 */
export async function readSitting(context: SittingContext, wanted: OwnedId): Promise<Sitting> {
  const sitting = await repeatOnLoss(() => findOwnSitting(context.db, wanted));
  if (!sitting) throw sittingNotFound();
  if (!isDue(sitting, context.now())) return sitting;
  await closeSitting(context, sitting);
  return readSitting(context, wanted);
}

export function sittingNotFound(): AppError {
  return new AppError('not_found', 'This test was not found.');
}

export function sittingClosed(): AppError {
  return new AppError('sitting_closed', 'This test is over, so no more answers can be saved.');
}
