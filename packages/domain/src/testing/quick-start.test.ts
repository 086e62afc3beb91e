import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '../question-types/question-type.ts';
import * as everyType from './every-type.ts';
import { band, delivery, errors, result } from './quick-start.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the quick start of the README', () => {
  it('does what it says, by the name of the package', () => {
    expect(errors).toEqual([]);
    expect(JSON.stringify(delivery)).not.toContain('(the) old library');
    expect(result).toMatchObject({ marks: 1, total: 1, verdicts: [{ reason: 'case' }] });
    expect(band).toEqual({ band: 7, provisional: false });
    expect(read('../../README.md')).toContain(`prints \`${result.marks} ${inspect(band)}\``);
  });

  it.each(['quick-start', 'every-type', 'matchers.example'])('has the code of %s as it runs here', (name) => {
    const code = read(`./${name}.ts`).replace(/\nexport \{[^}]*\};\n$/, '');
    expect(read('../../README.md')).toContain(code.trim());
  });
});

describe('the example of every question type in the README', () => {
  it('has every type, and earns what the README says', () => {
    const { marked, lines, reading, part, overall } = everyType;
    expect(marked).toMatchObject({ marks: 6, total: 9 });
    expect(new Set(marked.verdicts.map(({ type }) => type))).toEqual(new Set(QUESTION_TYPES));
    expect(read('../../README.md')).toContain(`\n${lines.join('\n')}\n`);
    expect([reading.band, part, overall]).toEqual([7, { low: 6.5, high: 6.5 }, 6.5]);
  });
});
