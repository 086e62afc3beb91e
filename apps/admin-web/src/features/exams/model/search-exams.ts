export interface Titled {
  readonly title: string;
}

/** The tests whose title holds the search term, in any case. */
export function searchExams<T extends Titled>(sections: readonly T[], search: string): readonly T[] {
  const term = search.trim().toLowerCase();
  return term ? sections.filter((section) => section.title.toLowerCase().includes(term)) : sections;
}
