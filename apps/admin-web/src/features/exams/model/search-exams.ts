export interface Titled {
  readonly title: string;
}

/** The tests whose title holds the search term, in any case. */
export function searchExams<T extends Titled>(tests: readonly T[], search: string): readonly T[] {
  const term = search.trim().toLowerCase();
  return term ? tests.filter((test) => test.title.toLowerCase().includes(term)) : tests;
}
