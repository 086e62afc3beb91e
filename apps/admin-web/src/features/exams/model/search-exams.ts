import { foldText } from '@bandwise/domain/internal';

export interface Titled {
  readonly title: string;
}

/** The tests whose title contains the search term, ignoring case and accents. */
export function searchExams<T extends Titled>(sections: readonly T[], search: string): readonly T[] {
  const term = foldText(search.trim());
  return term ? sections.filter((section) => foldText(section.title).includes(term)) : sections;
}
