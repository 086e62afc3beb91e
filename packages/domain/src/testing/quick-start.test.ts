import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { band, delivery, errors, result } from './quick-start.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the quick start of the README', () => {
  it('does what it says, by the name of the package', () => {
    expect(errors).toEqual([]);
    expect(JSON.stringify(delivery)).not.toContain('(the) old library');
    expect(result).toMatchObject({ marks: 1, total: 1, verdicts: [{ reason: 'case' }] });
    expect(band).toEqual({ band: 7, provisional: false });
  });

  it('is the code that runs here', () => {
    const code = read('./quick-start.ts').replace(/\nexport \{[^}]*\};\n$/, '');
    expect(read('../../README.md')).toContain(code.trim());
  });
});
