/** Whether this is `pnpm test`, and not `pnpm test:all`. CONTRIBUTING.md lists the tests of each. */
const onlyMain = Boolean(process.env['ONLY_MAIN_TESTS']);

/** How often a test repeats one rule: `few` times in `pnpm test`, `all` times in `pnpm test:all`. */
export function repeats(few: number, all: number): number {
  return onlyMain ? few : all;
}

/**
 * Selects from cases that repeat one rule: `pnpm test` runs at most `most`, at equal distances from the first, `pnpm test:all` runs all.
 */
export function sample<T>(cases: readonly T[], most: number): readonly T[] {
  if (!onlyMain || cases.length <= most) return cases;
  return Array.from({ length: most }, (_, index) => cases[Math.floor((index * cases.length) / most)] as T); // below its length
}
