/** Checks deploy/systemd with systemd: unknown settings, invalid values, and missing programs. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownTemporaryFolder } from './temporary-folder.ts';

const UNITS = fileURLToPath(new URL('../../../deploy/systemd', import.meta.url));
/** The path of Node in the units; this machine may have no deployed Node. */
const DEPLOYED_NODE = '/opt/bandwise/current/node_modules/node/bin/node';

const folder = join(ownTemporaryFolder(), 'units');
cpSync(UNITS, folder, { recursive: true });
const names = readdirSync(folder);
const files = names.map((name) => join(folder, name));
for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(DEPLOYED_NODE, process.execPath));
const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
process.stderr.write(stderr);
// Unknown directives are only warnings, and messages about other units of the system are ignored.
process.exitCode = status === 0 && !names.some((name) => stderr.includes(name)) ? 0 : 1;
