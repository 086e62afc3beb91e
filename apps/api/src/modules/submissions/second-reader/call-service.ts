import { createHmac } from 'node:crypto';
import { suggestionAnswerSchema, type SuggestionRequest } from '@bandwise/api-contract/admin';
import { z } from 'zod';
import type { AssessmentService } from '../../../config/assessment-service.ts';
import { reason } from '../../../errors/reason.ts';

export type SuggestionAnswer = z.output<typeof suggestionAnswerSchema>;

interface CallLimits {
  readonly now: Date;
  /** Milliseconds for the whole call. */
  readonly time: number;
  /** Bytes of the answer. */
  readonly bytes: number;
}

/**
 * Posts a request to the service. The receiver computes the signature again over the header `bandwise-time` (seconds since 1970), a dot and
 * the body, and refuses old times. @throws if there is no valid answer within the limits; a redirect is none.
 */
export async function callService(
  { url, secret }: AssessmentService,
  request: SuggestionRequest,
  { now, time, bytes }: CallLimits,
): Promise<SuggestionAnswer> {
  const body = JSON.stringify(request);
  const seconds = String(Math.floor(now.getTime() / 1000));
  const response = await reach(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(time),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Bandwise',
      'bandwise-time': seconds,
      'bandwise-signature': createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'),
    },
    body,
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`The service answered with status ${response.status}`);
  }
  return readAnswer(await readText(response, bytes));
}

/** Like `fetch`, whose own error does not say why a server cannot be reached. */
export async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const cause = error instanceof TypeError ? (error.cause ?? error) : error;
    throw new Error(`The service cannot be reached (${reason(cause)})`, { cause: error });
  }
}

/** The errors do not repeat the answer, because they are logged. */
function readAnswer(text: string): SuggestionAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Error('The service did not answer with JSON');
  }
  const parsed = suggestionAnswerSchema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new Error(`The service answered in another shape: ${z.prettifyError(parsed.error)}`);
}

async function readText({ body }: Response, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > bytes) throw new Error(`The service answered with more than ${bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
