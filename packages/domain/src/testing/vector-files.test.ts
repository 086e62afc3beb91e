import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import released from '../../api/released-vectors.json' with { type: 'json' };
import { LIBRARY_VERSION } from '../version.ts';
import { allCases, digestOf, readVectors, VECTOR_LISTS } from './vector-cases.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const files = Object.keys(VECTOR_LISTS);
const cases = allCases();

/** The headings of a page under docs/, as anchors. */
function anchorsOf(page: string): readonly string[] {
  const headings = read(`../../docs/${page}`).matchAll(/^#{2,3} (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
}

it('are read by the JavaScript of their README', () => {
  const [, code = ''] = /^```js\n([^]*?)^```$/m.exec(read('vectors/README.md')) ?? [];
  const flags = ['--conditions=@bandwise/source', '--input-type=module', '--eval', code];
  // In the folder of the package, which finds itself by its name.
  const printed = execFileSync(process.execPath, flags, {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    encoding: 'utf8',
  });
  expect(code).toContain(`; // ${printed.trim()}\n`);
  expect(printed).toMatch(/^(\w+) \1\n$/);
});

describe('the files of vectors', () => {
  it.each(files)('%s is what its schema says, and of this version', (file) => {
    const vectors = readVectors(file) as { readonly $schema: string; readonly version: string };
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
      JSON.parse(read(`vectors/${vectors.$schema}`)),
    );
    validate(vectors);
    expect(validate.errors ?? []).toEqual([]);
    expect(vectors.version).toBe(LIBRARY_VERSION);
  });

  it('would not pass its schema with a case that has no id, or a field that nobody knows', () => {
    const { $schema, ...rest } = readVectors('bands.json') as { $schema: string; overall: object[] };
    const validate = new Ajv2020().compile(JSON.parse(read(`vectors/${$schema}`)));
    const [first] = rest.overall;
    for (const wrong of [
      { ...first, id: undefined },
      { ...first, expected: 6 },
      { ...first, expect: 6.4 },
    ])
      expect(validate(JSON.parse(JSON.stringify({ ...rest, overall: [wrong] })))).toBe(false);
  });

  it('give each case an id of its own, and a rule that a page tells', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    const told = ['marking.md', 'content-format.md'].flatMap((page) =>
      anchorsOf(page).map((name) => `${page}#${name}`),
    );
    expect(told).toEqual(expect.arrayContaining([...new Set(cases.map(({ rule }) => rule))]));
  });

  // Other projects test with released cases. A case whose rule changes is withdrawn and replaced by a new one.
  it('have every released case as it was released', () => {
    const now = Object.fromEntries(cases.map((one) => [one.id, digestOf(one)]));
    expect(now).toMatchObject(released);
  });

  it('would not pass with a released case changed or taken away', () => {
    const [first] = cases;
    if (first === undefined) throw new Error('There are cases');
    expect(digestOf({ ...first, withdrawn: '2.0.0' })).toBe(digestOf(first));
    expect({ [first.id]: digestOf({ ...first, given: 'another' } as typeof first) }).not.toMatchObject({
      [first.id]: digestOf(first),
    });
    expect({}).not.toMatchObject({ [first.id]: digestOf(first) });
  });
});
