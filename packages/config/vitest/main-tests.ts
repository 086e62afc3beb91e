/** Whether only the tests of `pnpm test` run, and not all of `pnpm test:all`: CONTRIBUTING.md lists what is in which. */
const onlyMain = Boolean(process.env['ONLY_MAIN_TESTS']);

/** How often a test repeats one rule: `few` times in `pnpm test`, `all` times in `pnpm test:all`. */
export function repeats(few: number, all: number): number {
  return onlyMain ? few : all;
}

/** Cases that repeat one rule: at most so many in `pnpm test`, at equal distances with the first one, and every case in `pnpm test:all`. */
export function sample<T>(cases: readonly T[], most: number): readonly T[] {
  if (!onlyMain || cases.length <= most) return cases;
  return Array.from({ length: most }, (_, index) => cases[Math.floor((index * cases.length) / most)] as T); // below its length
}
