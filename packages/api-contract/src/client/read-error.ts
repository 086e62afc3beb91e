import type { ErrorBody } from '../common/error-body.ts';
import { ApiError } from './api-error.ts';

/**
 * Reads the message of a failed response: the server's message field, else the body's text, else 'Server error'. The HTML of a proxy's
 * page is not used.
 */
export async function readError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseBody(text);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const isPage = (response.headers.get('content-type') ?? '').includes('text/html');
  const plain = isPage ? '' : text.trim();
  const message = body?.message || plain || 'Server error';
  return new ApiError({
    message: body?.code === 'internal' ? withReference(message, response) : message,
    status: response.status,
    code: body?.code ?? null,
    issues: body?.issues ?? [],
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    fromServer: Boolean(body?.message || (!body && plain)),
  });
}

/** An unexpected failure is logged with the id of its request, so the user can quote the id in a report. */
function withReference(message: string, response: Response): string {
  const id = response.headers.get('x-request-id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? `${message} (Reference: ${id})` : message;
}

function parseBody(text: string): Partial<ErrorBody> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
