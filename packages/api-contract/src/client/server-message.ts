import { ApiError } from './api-error.ts';

/** The server's own message, or the screen's text where the server sent none (L:8, A:8). */
export function serverMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : otherwise;
}
