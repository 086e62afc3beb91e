import { foldText } from '@bandwise/domain/internal';

export interface Titled {
  readonly title: string;
}

/** The tests whose title holds the search term, in any case, with its accents or without. */
export function searchExams<T extends Titled>(sections: readonly T[], search: string): readonly T[] {
  const term = foldText(search.trim());
  return term ? sections.filter((section) => foldText(section.title).includes(term)) : sections;
}
