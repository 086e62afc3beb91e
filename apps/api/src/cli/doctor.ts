import { commandLine } from '../config/commands.ts';
import { examine } from '../doctor/examine.ts';
import { runProcess } from '../run-process.ts';

const USAGE = `Checks everything that the product needs, writes one line for each check, and changes nothing.

  ${commandLine('doctor')}

Stop the server first if it uses the embedded database.
Exit code: 0 no errors, 1 errors, 2 wrong usage.`;

await runProcess(
  async (config) => {
    if (process.argv.length > 2) {
      console.error(USAGE);
      process.exitCode = 2;
      return;
    }
    const findings = await examine(config);
    for (const { level, about, text } of findings) console.log(`${level.padEnd(8)}${about.padEnd(10)}${text}`);
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
  },
  // The findings report it.
  () => undefined,
);
