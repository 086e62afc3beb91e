/** The exit codes of the command, listed in docs/signed-results.md. */
export const EXIT = { same: 0, differs: 1, unreadable: 2, notTrusted: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the command; its message is one line for the user. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: ExitCode;

  constructor(code: ExitCode, message: string) {
    super(message);
    this.code = code;
  }
}

export function unreadable(message: string): CommandError {
  return new CommandError(EXIT.unreadable, message);
}

export function notTrusted(message: string): CommandError {
  return new CommandError(EXIT.notTrusted, message);
}
