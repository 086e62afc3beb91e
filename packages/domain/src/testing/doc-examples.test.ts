import { stripTypeScriptTypes } from 'node:module';
import * as domain from '@bandwise/domain';
import * as signedResult from '@bandwise/domain/signed-result';
import * as spec from '@bandwise/domain/spec';
import * as testing from '@bandwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { exportedNames } from './doc-examples.ts';

const MODULES: Readonly<Record<string, object>> = {
  '@bandwise/domain': domain,
  '@bandwise/domain/signed-result': signedResult,
  '@bandwise/domain/spec': spec,
  '@bandwise/domain/testing': testing,
};

const names = exportedNames();

describe('every exported name', () => {
  it('is found in the entries', () => {
    const found = new Set(names.map(({ name }) => name));
    for (const module of Object.values(MODULES)) for (const name of Object.keys(module)) expect(found).toContain(name);
  });

  it.each(names)('has a doc comment, and an example that says what comes out: $name', ({ comment, examples }) => {
    expect(comment.replace(/```[^]*?```/g, '').trim()).not.toBe('');
    expect(examples.join('')).toMatch(/; \/\/ => ./);
  });

  const examples = names.flatMap(({ name, examples: codes }) => codes.map((code) => ({ name, code })));

  it.each(examples)('does what the example says: $name', async ({ code }) => {
    const said = code.match(/\/\/ =>/g) ?? [];
    expect(await run(code)).toBe(said.length);
  });
});

const IMPORT = /^import (type )?\{([^}]*)\} from '([^']*)';$/gm;
/** `const a = f(); // => 1` or `f(); // => 1`: what comes out is compared with what follows the arrow. */
const SAID = /^(?:const (\w+)(?:: .+?)? = )?(.+); \/\/ => (.+)$/gm;

/** Runs the code of an example with the package's own names, and counts how often what it says was compared with what comes out. */
async function run(code: string): Promise<number> {
  let compared = 0;
  const body = code
    .replace(IMPORT, (_, isType: string | undefined, list: string, from: string) => {
      expect(Object.keys(MODULES)).toContain(from);
      const values = list.split(',').filter((item) => item.trim() !== '' && !item.trim().startsWith('type '));
      return isType === undefined ? `const {${values.join(',')}} = modules['${from}'];` : '';
    })
    .replace(SAID, (_, variable: string | undefined, said: string, value: string) =>
      variable === undefined
        ? `compare(() => ${said}, ${value});`
        : `const ${variable} = ${said}; compare(() => ${variable}, ${value});`,
    );
  const compare = (actual: () => unknown, expected: unknown): void => {
    expect(actual()).toEqual(expected);
    compared += 1;
  };
  // The code is our own doc comments'; run as a function, it needs no file and no build.
  const script = stripTypeScriptTypes(`async function example(modules, compare) {\n${body}\n}`);
  // eslint-disable-next-line typescript/no-implied-eval
  const example = new Function(`return ${script}`)() as (modules: unknown, compare: unknown) => Promise<void>;
  await example(MODULES, compare);
  return compared;
}
