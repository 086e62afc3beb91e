/** The message of any thrown value, for use in a sentence. */
export function reason(error: unknown): string {
  // A refused connection to a name with two addresses is an AggregateError with an empty message.
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  if (error instanceof Error) return error.message;
  // The embedded engine throws plain objects with an error number, too.
  return typeof error === 'string' ? error : JSON.stringify(error);
}
