import { ApiError } from './api-error.ts';

/** The server's own message, or the screen's text where the server sent none (section 8 of both specifications). */
export function serverMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : otherwise;
}
