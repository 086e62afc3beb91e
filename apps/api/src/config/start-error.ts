/** An error that the person who starts a process can fix. Printed as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
