/**
 * Checks the marking library as another project gets it, to find what works only in the workspace. Its exports must match the committed
 * report, and the package must pass publint and attw. In an empty project, the examples of the README and of doc comments, the matchers and
 * the command must run.
 *
 * With versions of Node (`check.ts 20 22 24`), the examples and the command also run on each version, from the package `node`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DOMAIN, must, Project, tool } from './project.ts';

/** The examples of the README. */
const EXAMPLES = ['quick-start', 'every-type'];
/** A program in CommonJS: Node can load ES modules by `require`. */
const REQUIRED = `
const { bandOf } = require('@bandwise/domain');
if (bandOf('listening', 30).band !== 7) throw new Error('required, the library does not work');
`;
/** A bundle for browsers, which must run without the modules of Node. */
const BUNDLED = `
import { result } from './quick-start.js';
if (result.marks !== 1) throw new Error('bundled, the library does not mark');
`;
/** The bundle of a program that marks only by the profile `spec`; 4.4 kB compressed when the limit was set. */
const BUNDLED_BY_SPEC = `
import { markBySpec } from '@bandwise/domain/spec';
const question = { number: 1, subpart: null, question: 'Q', options: [], answers: ['river'] };
const group = { type: 'FILL_BLANKS', instruction: '', questions: [question] };
if (markBySpec({ groups: [group] }, { 1: 'RIVER' }).marks !== 1) throw new Error('bundled, the spec entry does not mark');
`;
const SPEC_BYTES_MAX = 5_000;

const project = new Project();
try {
  const tarball = await project.install();
  await must(['node', join(import.meta.dirname, 'api-report.ts')]);
  await must([tool('publint'), '--strict', tarball]);
  await must([tool('attw'), '--quiet', '--profile', 'esm-only', tarball]);
  const packedText = (path: string) => readFileSync(project.path(`node_modules/@bandwise/domain/${path}`), 'utf8');
  const has = (path: string) => existsSync(project.path(`node_modules/@bandwise/domain/${path}`));
  if (has('dist/internal.js')) throw new Error('@bandwise/domain/internal is in the package');
  for (const path of ['LICENSE', 'CHANGELOG.md', 'docs/marking.md', 'vectors/schemas/marking.schema.json'])
    if (!has(path)) throw new Error(`${path} is not in the package`);
  const pages = [
    'README.md',
    'vectors/README.md',
    ...project.files('node_modules/@bandwise/domain/docs').map((page) => `docs/${page}`),
  ];
  for (const page of pages)
    for (const [, link = ''] of packedText(page).matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
      const path = posix.join(posix.dirname(page), link);
      if (!/^https?:/.test(link) && (path.startsWith('..') || !has(path)))
        throw new Error(`The link ${link} of ${page} leads nowhere in the package`);
    }

  for (const name of EXAMPLES) project.copy(`src/testing/${name}.ts`, `${name}.ts`);
  await must(['node', join(DOMAIN, 'src/testing/write-doc-examples.ts'), project.path('doc-examples')]);
  const docExamples = project.files('doc-examples').map((name) => `doc-examples/${name}`);
  await project.compile([...EXAMPLES.map((name) => `${name}.ts`), ...docExamples]);

  project.write('required.cjs', REQUIRED);
  const examples = [...EXAMPLES.map((name) => `${name}.js`), 'required.cjs'];
  for (const name of examples) await project.run(['node', name]);
  const file = (name: string) => join(DOMAIN, `examples/${name}.json`);
  const verify = ['verify', file('signed-result'), '--keys', file('keys')];
  await project.run(['npx', '--offline', 'bandwise-domain', ...verify]);

  project.write('bundled.js', BUNDLED);
  project.write('vite.config.js', "export default { build: { lib: { entry: 'bundled.js', formats: ['es'] } } };");
  await project.run([tool('vite'), 'build', '--logLevel', 'warn']);
  await project.run(['node', 'dist/empty.js']);

  project.write('bundled.js', BUNDLED_BY_SPEC);
  // The format is `iife`, because Vite does not remove spaces from bundles of ES modules.
  project.write(
    'vite.config.js',
    "export default { build: { lib: { entry: 'bundled.js', formats: ['iife'], name: 'spec' } } };",
  );
  await project.run([tool('vite'), 'build', '--logLevel', 'warn']);
  await project.run(['node', 'dist/empty.iife.js']);
  const bytes = gzipSync(readFileSync(project.path('dist/empty.iife.js'))).length;
  console.log(`@bandwise/domain/spec: ${bytes} bytes compressed`);
  if (bytes > SPEC_BYTES_MAX) throw new Error(`@bandwise/domain/spec has more than ${SPEC_BYTES_MAX} bytes compressed`);

  // The matchers are in the README too. `skipLibCheck`, because the types of Vitest need those of Node and Vite.
  project.copy('src/testing/matchers.example.ts', 'matchers.test.ts');
  project.link('vitest');
  await project.compile(['matchers.test.ts'], { skipLibCheck: true });
  await project.run([tool('vitest'), 'run', '--reporter=dot', 'matchers.test.ts']);

  for (const version of process.argv.slice(2)) {
    await project.run([
      'npm',
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `node@${version}`,
    ]);
    const node = project.path('node_modules/node/bin/node');
    await project.run([node, '--version']);
    for (const name of examples) await project.run([node, name]);
    await project.run([node, 'node_modules/@bandwise/domain/dist/cli/main.js', ...verify]);
  }
} finally {
  project.remove();
}
