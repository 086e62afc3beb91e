import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WORKSPACE = readFileSync(new URL('../../../pnpm-workspace.yaml', import.meta.url), 'utf8');

it('packages are chosen for the Node that runs them, not for the one that starts the installation', () => {
  const pinned = /^ {2}node: (\d.*)$/m.exec(WORKSPACE)?.[1];
  expect(pinned).toBeDefined();
  expect(/^nodeVersion: (.+)$/m.exec(WORKSPACE)?.[1]).toBe(pinned);
});
