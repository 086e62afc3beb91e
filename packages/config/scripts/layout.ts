/** The rules of the folders that the linter has none for: `pnpm run check` runs them over the repository. */
import { posix } from 'node:path';

/** A source file: its path from the top of the repository, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** As many product files as one folder may hold: more, and a newcomer no longer reads them. */
const MOST_FILES = 20;
const NOT_PRODUCT = /\.(test|bench)\.tsx?$|\/(testing|bench)\/|^apps\/e2e\//;
const IMPORTED = /\bfrom '(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)|^import '(\.[^']+)'/gm;
const FEATURE = /^apps\/[^/]+\/src\/features\/([^/]+)\//;
const APP = /^apps\/[^/]+\/src\/app\//;
/** Where a type or a skill is known by its name: its own unit, and the registries and lists beside the units. */
const UNIT = /\/(question-types|skills)\//;
const BY_NAME =
  /(?:[=!]== |case )'(TFNG|MCQ|MULTI|FILL_BLANKS|MATCH_TABLE|DRAG_DROP|DROPDOWN|reading|listening|writing|speaking)'/g;

/** What breaks a rule, one line each, with what to do. */
export function layoutProblems(files: readonly SourceFile[]): string[] {
  const product = files.filter(({ path }) => !NOT_PRODUCT.test(path));
  return [...fullFolders(product), ...product.flatMap(crossings), ...product.flatMap(names)];
}

function fullFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${MOST_FILES}; divide it by subject`);
}

function crossings({ path, text }: SourceFile): string[] {
  const own = FEATURE.exec(path)?.[1];
  if (own === undefined) return [];
  return [...text.matchAll(IMPORTED)].flatMap(([, from, lazily, bare]) => {
    const target = posix.join(posix.dirname(path), from ?? lazily ?? bare ?? '');
    const other = FEATURE.exec(target)?.[1];
    if (APP.test(target)) return [`${path}: imports ${target}; a feature does not import the app`];
    if (other === undefined || other === own) return [];
    return [`${path}: imports ${target}; what two features need goes to shared/`];
  });
}

function names({ path, text }: SourceFile): string[] {
  if (UNIT.test(path)) return [];
  return [...text.matchAll(BY_NAME)].map(
    ([, name]) => `${path}: asks for '${name}' by name; say it once in the unit of that type or skill`,
  );
}
