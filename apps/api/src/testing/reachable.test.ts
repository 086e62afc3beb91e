import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayEveryoneEnter, reachableCopy, sharedTemporaryFolder } from './reachable.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A package of a program, in a folder below one with this mode. */
function packageBelow(mode: number): string {
  const above = path.join(temporaryFolder(), 'above');
  const original = path.join(above, 'package');
  mkdirSync(path.join(original, 'lib'), { recursive: true });
  writeFileSync(path.join(original, 'program'), '#!/bin/sh\necho "it runs"\n', { mode: 0o755 });
  writeFileSync(path.join(original, 'lib/lib.so.5.1'), '');
  symlinkSync('lib.so.5.1', path.join(original, 'lib/lib.so'));
  chmodSync(above, mode);
  return original;
}

describe('the programs of a database that runs as another user', () => {
  it('run from a copy when the user may not enter a folder above them', () => {
    const copy = path.join(temporaryFolder(), 'programs');
    expect(reachableCopy(packageBelow(0o700), copy)).toBe(copy);
    expect(execFileSync(path.join(copy, 'program'), { encoding: 'utf8' })).toBe('it runs\n');
  });

  it('run where they are when the user may enter', () => {
    expect(reachableCopy('/usr', '/never/written')).toBe('/usr');
  });
});

describe('the folder for the files of a database that runs as another user', () => {
  it('is the first that every user may enter', () => {
    const closed = path.dirname(packageBelow(0o700));
    expect(mayEveryoneEnter(closed)).toBe(false);
    expect(sharedTemporaryFolder([closed, '/usr', '/'])).toBe('/usr');
  });

  it('is asked for in one line when there is none', () => {
    const closed = path.dirname(packageBelow(0o700));
    expect(() => sharedTemporaryFolder([closed])).toThrow(`another user may not enter ${closed}: set TMPDIR`);
  });
});
