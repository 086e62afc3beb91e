import { parseArgs } from 'node:util';
import { commandLine } from '../config/commands.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { reason } from '../errors/reason.ts';
import { AppError } from '../errors/app-error.ts';
import { addAccount, prepareAccount } from '../modules/account/account.ts';
import { runProcess } from '../run-process.ts';
import { readPassword } from './read-password.ts';

const USAGE = `Adds an administrator.

  ${commandLine('admin-create')} --email ADDRESS --first NAME --last NAME

The command prompts for the password, or reads it from the standard input or from ADMIN_PASSWORD.
The database is DATABASE_URL, or the embedded one in DATA_DIR; stop the server first if it uses the embedded one.`;

await runProcess(async (config) => {
  try {
    await createAdministrator(config, readArguments());
  } catch (error) {
    if (error instanceof AppError) throw new StartError(error.message, { cause: error });
    throw error;
  }
});

async function createAdministrator(
  config: Config,
  given: { email: string; first: string; last: string },
): Promise<void> {
  const { email, first, last } = given;
  const password = process.env['ADMIN_PASSWORD'] || (await readPassword());
  const row = await prepareAccount({ email, firstName: first, lastName: last, password, role: 'admin' }, new Date());
  const database = await openDatabase(config);
  try {
    await migrate(database.patient);
    await addAccount(database.db, row);
  } finally {
    await database.close();
  }
  console.log(`${email} is an administrator.`);
}

function readArguments(): { email: string; first: string; last: string } {
  const options = { email: { type: 'string' }, first: { type: 'string' }, last: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ options });
    const { email = '', first = '', last = '' } = values;
    if (email.trim() && first.trim() && last.trim())
      return { email: email.trim(), first: first.trim(), last: last.trim() };
  } catch (error) {
    throw new StartError(`${reason(error)}\n\n${USAGE}`, { cause: error });
  }
  throw new StartError(USAGE);
}
