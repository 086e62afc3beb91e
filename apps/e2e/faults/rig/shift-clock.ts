/**
 * Loaded into the API before anything else (`--import`): its clock is as many milliseconds ahead as the file named by
 * FAULTS_CLOCK says, which may change at any time. Timers go on as they are, as they do when a machine's clock is set.
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
