/** The doc comments of what the package exports, and the examples in them, for the tests that run and compile them. */
import { readFileSync } from 'node:fs';

/** A name that an entry of the package exports. */
export interface ExportedName {
  readonly name: string;
  /** The doc comment without its stars; empty if there is none. */
  readonly comment: string;
  /** The code of its examples. */
  readonly examples: readonly string[];
}

const ENTRIES = ['index.ts', 'signed-result/index.ts', 'spec/index.ts', 'testing/index.ts'] as const;
const REEXPORT = /export (?:type )?\{([^}]*)\} from '([^']*)';/g;

/** Every name of the public entries, in their order. */
export function exportedNames(): readonly ExportedName[] {
  return ENTRIES.flatMap((entry) => {
    const at = new URL(`../${entry}`, import.meta.url);
    return [...readFileSync(at, 'utf8').matchAll(REEXPORT)].flatMap(([, list = '', from = '']) => {
      const source = readFileSync(new URL(from, at), 'utf8');
      return namesOf(list).map((name) => describeName(name, source));
    });
  });
}

function namesOf(list: string): readonly string[] {
  return list.split(',').flatMap((item) => item.trim().replace(/^type /, '') || []);
}

function describeName(name: string, source: string): ExportedName {
  const declared = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:function|const|type|interface|class) ${name}\\b`,
  );
  const comment = (declared.exec(source)?.[1] ?? '').replace(/^[ \t]*\* ?/gm, '').trim();
  return { name, comment, examples: [...comment.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code) };
}
