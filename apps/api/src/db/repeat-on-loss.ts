import { isConnectionBroken } from './database-errors.ts';

/** Errors of work that was already retried: an outer call does not retry it again. */
const ofSecondTry = new WeakSet<Error>();

/**
 * Retries work once, immediately, whose connection broke or hung. Only for idempotent work, because the first try may have succeeded. A
 * failure to connect is not retried.
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
