/** Runs the Python example of the vectors' README in the folder of the vectors. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAIN } from './project.ts';

const folder = join(DOMAIN, 'vectors');
const [, code = ''] = /^```python\n([^]*?)^```$/m.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
const { status, stdout, stderr } = spawnSync('python3', ['-'], { cwd: folder, input: code, encoding: 'utf8' });
process.stdout.write(stdout + stderr);
if (status !== 0 || !/^[1-9]\d+ cases tried, wrong: none$/m.test(stdout)) process.exitCode = 1;
