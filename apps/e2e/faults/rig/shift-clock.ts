/**
 * Shifts the clock of the API, which loads this module first (`--import`). The file named by FAULTS_CLOCK has the shift in milliseconds and
 * may change at any time. Timers are not affected, as when the clock of a machine is set.
 */
import { readFileSync } from 'node:fs';

const file = process.env['FAULTS_CLOCK'] ?? '';
const RealDate = Date;
const realNow = Date.now.bind(Date);
let shift = 0;

function read(): void {
  try {
    shift = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // It is being written.
  }
}

read();
setInterval(read, 50).unref();
RealDate.now = () => realNow() + shift;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now()] : args, newTarget) as Date,
  apply: () => new RealDate(RealDate.now()).toString(),
});
