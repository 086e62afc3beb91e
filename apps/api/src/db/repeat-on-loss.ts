import { isConnectionBroken } from './database-errors.ts';

/** Errors of work that was repeated already: around it, it is not repeated again. */
const ofSecondTry = new WeakSet<Error>();

/**
 * Does something once more, at once, whose connection broke or hung: the next one may be sound. Only for what is safe to
 * do twice, for it may have been done. A connection that cannot be made at all is no reason: there is no other.
 */
export async function repeatOnLoss<T>(
  work: () => Promise<T>,
  { unless = () => false }: { readonly unless?: () => boolean } = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !isConnectionBroken(error) || ofSecondTry.has(error) || unless()) throw error;
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) ofSecondTry.add(error);
    throw error;
  }
}
