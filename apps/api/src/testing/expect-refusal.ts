import { ApiError } from '@bandwise/api-contract/client';
import { expect } from 'vitest';

/** The refusal that a call ended in. Fails when the call succeeded. */
export async function refusalOf(call: Promise<unknown>): Promise<Pick<ApiError, 'status' | 'code' | 'message'>> {
  const error: unknown = await call.then(
    () => expect.fail('The call was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, code: error.code, message: error.message };
}
