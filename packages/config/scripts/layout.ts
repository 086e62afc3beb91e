/** Checks the rules of folders that the linter cannot check: `pnpm run check` runs it. */
import { posix } from 'node:path';

/** A source file: its path from the top of the repository, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The maximum number of product files in a folder. Newcomers do not read a longer list. */
const MOST_FILES = 20;
const NOT_PRODUCT = /\.(test|bench)\.tsx?$|\/(testing|bench)\/|^apps\/e2e\//;
const IMPORTED = /\bfrom '(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)|^import '(\.[^']+)'/gm;
const FEATURE = /^apps\/[^/]+\/src\/features\/([^/]+)\//;
const APP = /^apps\/[^/]+\/src\/app\//;
/** Folders that may compare with a question type or a skill: its unit, and the registries beside the units. */
const UNIT = /\/(question-types|skills)\//;
const BY_NAME =
  /(?:[=!]== |case )'(TFNG|MCQ|MULTI|FILL_BLANKS|MATCH_TABLE|DRAG_DROP|DROPDOWN|reading|listening|writing|speaking)'/g;

/** Folders whose subfolders, at any depth, must not import each other in a circle. */
const WITHOUT_CIRCLES = ['apps/admin-web/src', 'apps/learner-web/src'];
/** The floors of a feature, the lowest first: a folder may import from its own floor and from the floors below. */
const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apps/admin-web/src/features/editor': [
    ['model'],
    ['session'],
    ['fields', 'rich-text'],
    ['parts'],
    ['import'],
    ['screen'],
  ],
  'apps/learner-web/src/features/attempt': [
    ['store'],
    ['hooks'],
    ['clock', 'navigation', 'annotations', 'options', 'notices', 'frame'],
    ['recording', 'panes', 'question-panel', 'teaching', 'problem-report', 'result'],
    ['screen', 'practice', 'sitting', 'writing'],
    ['review'],
    ['page'],
  ],
};

/** Returns one line for each broken rule, with the remedy. */
export function layoutProblems(files: readonly SourceFile[]): string[] {
  const product = files.filter(({ path }) => !NOT_PRODUCT.test(path));
  const arrows = product.flatMap(arrowsOf);
  return [
    ...fullFolders(product),
    ...product.flatMap(featureCrossings),
    ...product.flatMap(namedUnits),
    ...Object.entries(FLOORS).flatMap(([feature, floors]) => upwardArrows(feature, floors, arrows)),
    ...folderCircles(arrows),
  ];
}

function fullFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${MOST_FILES}; divide it by subject`);
}

function featureCrossings({ path, text }: SourceFile): string[] {
  const own = FEATURE.exec(path)?.[1];
  if (own === undefined) return [];
  return importsOf({ path, text }).flatMap((target) => {
    const other = FEATURE.exec(target)?.[1];
    if (APP.test(target)) return [`${path}: imports ${target}; a feature does not import the app`];
    if (other === undefined || other === own) return [];
    return [`${path}: imports ${target}; what two features need goes to shared/`];
  });
}

function namedUnits({ path, text }: SourceFile): string[] {
  if (UNIT.test(path)) return [];
  return [...text.matchAll(BY_NAME)].map(
    ([, name]) => `${path}: compares with '${name}'; move this into the unit of that type or skill`,
  );
}

function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORTED)].map(([, from, lazily, bare]) =>
    posix.join(posix.dirname(path), from ?? lazily ?? bare ?? ''),
  );
}

/** An import of one file by another. */
interface Arrow {
  readonly from: string;
  readonly to: string;
}

function arrowsOf(file: SourceFile): Arrow[] {
  return importsOf(file).map((to) => ({ from: file.path, to }));
}

function upwardArrows(feature: string, floors: readonly (readonly string[])[], arrows: readonly Arrow[]): string[] {
  const floorOf = (path: string) => {
    const [folder = ''] = isIn(path, feature) ? path.slice(feature.length + 1).split('/') : [];
    return floors.findIndex((names) => names.includes(folder));
  };
  return arrows
    .filter(({ from, to }) => floorOf(from) >= 0 && floorOf(from) < floorOf(to))
    .map(({ from, to }) => `${from}: imports ${to}, which is on a floor above; move what it needs down`);
}

/** Finds circles of imports between sibling folders. The files of a folder include those of its subfolders. */
function folderCircles(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, Map<string, Arrow>>();
  for (const arrow of arrows) {
    const sides = siblings(arrow);
    if (sides === null || !isWatched(arrow)) continue;
    const targets = next.get(sides.from) ?? new Map<string, Arrow>();
    next.set(sides.from, targets);
    if (!targets.has(sides.to)) targets.set(sides.to, arrow);
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]));
  const inCircle = (from: string, to: string) =>
    reached.get(from)?.has(to) === true && reached.get(to)?.has(from) === true;
  const circles = new Set(
    [...next.keys()].map((from) => [...next.keys()].filter((to) => inCircle(from, to)).join('\n')),
  );
  return [...circles].filter(Boolean).map((circle) => {
    const folders = circle.split('\n');
    const parent = posix.dirname(folders[0] ?? '');
    const within = (path: string) => posix.relative(parent, path);
    const imports = folders.flatMap((from) =>
      [...(next.get(from) ?? [])]
        .filter(([to]) => folders.includes(to))
        .map(([, arrow]) => `${within(arrow.from)} imports ${within(arrow.to)}`),
    );
    return `${parent}: ${folders.map(within).join(', ')} form a circle: ${imports.join(', ')}`;
  });
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlyMap<string, Arrow>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const to of next.get(folder)?.keys() ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

function isWatched({ from, to }: Arrow): boolean {
  return [from, to].every((path) => WITHOUT_CIRCLES.some((folder) => isIn(path, folder)));
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** The two sibling folders that an import connects; null if a file is not in such a folder, or both are in the same one. */
function siblings({ from, to }: Arrow): { readonly from: string; readonly to: string } | null {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]);
  if (a.length <= depth + 1 || b.length <= depth + 1) return null;
  return { from: a.slice(0, depth + 1).join('/'), to: b.slice(0, depth + 1).join('/') };
}
