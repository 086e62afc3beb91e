import { expect, it } from 'vitest';
import { commandLine } from './commands.ts';

it.each([
  ['backup', 'npx -y pnpm@12 backup'],
  ['admin-create', 'npx -y pnpm@12 admin:create'],
  ['doctor', 'npx -y pnpm@12 run doctor'],
] as const)('names %s as the reader of a message runs it', (name, script) => {
  expect(commandLine(name, {})).toBe(`bandwise ${name}`);
  expect(commandLine(name, { npm_lifecycle_event: 'start' })).toBe(script);
});
