import { parseArgs } from 'node:util';
import { LIBRARY_VERSION } from '../version.ts';
import { CommandError, EXIT, unreadable, type ExitCode } from './exit-code.ts';
import { verifyFile } from './verify.ts';

const USAGE = `Usage: bandwise-domain verify FILE [--keys FILE|URL]

Checks a signed result: its signature with public keys, and its marks by marking it again.

  --keys     the public keys of the issuer: a file, or an address such as https://example.com/api/keys
  --help     this text
  --version  the version of the library

Exit code: 0 the result is right, 1 it is wrong, 2 something cannot be read or the command is wrong,
3 the signature is wrong or its key is not among the public keys.`;

export interface Output {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Runs the command in this process. */
export async function run(args: readonly string[], output: Output): Promise<ExitCode> {
  try {
    const { values, positionals } = readArguments(args);
    if (values.help) return say(output, USAGE);
    if (values.version) return say(output, LIBRARY_VERSION);
    const [command, file, ...more] = positionals;
    if (command !== 'verify' || file === undefined || more.length > 0) throw unreadable(USAGE);
    return await verifyFile(file, { keys: values.keys, print: output.log });
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error));
    return error instanceof CommandError ? error.code : EXIT.unreadable;
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { keys: { type: 'string' }, help: { type: 'boolean' }, version: { type: 'boolean' } },
    });
  } catch (error) {
    throw unreadable(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function say(output: Output, text: string): ExitCode {
  output.log(text);
  return EXIT.same;
}
