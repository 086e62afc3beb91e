import { examine } from '../doctor/examine.ts';
import { runProcess } from '../run-process.ts';

// Says of everything that the product needs whether it is as it should be, a line for each. Exit code 1: something is not.
await runProcess(async (config) => {
  const findings = await examine(config);
  for (const { level, about, text } of findings) console.log(`${level.padEnd(8)}${about.padEnd(10)}${text}`);
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
});
