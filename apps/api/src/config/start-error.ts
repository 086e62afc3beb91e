/** Something the person who starts a process can put right. Printed as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
