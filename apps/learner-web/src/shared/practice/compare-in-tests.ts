import { compareTitles } from './compare-titles.ts';

export interface InTest {
  readonly title: string;
  readonly exam_id: string;
  /** Absent for a whole test. */
  readonly part_number?: number;
}

/** Compares by test, in the order of each test's first title, and by part inside a test. */
export function compareInTests(sections: readonly InTest[]): (a: InTest, b: InTest) => number {
  const firsts = new Map<string, InTest>();
  for (const section of sections) {
    const first = firsts.get(section.exam_id);
    if (!first || compareTitles(section, first) < 0) firsts.set(section.exam_id, section);
  }
  const firstOf = (section: InTest) => firsts.get(section.exam_id) ?? section;
  return (a, b) =>
    compareTitles(firstOf(a), firstOf(b)) ||
    // Two tests with one title do not mix.
    Number(a.exam_id > b.exam_id) - Number(a.exam_id < b.exam_id) ||
    (a.part_number ?? 0) - (b.part_number ?? 0);
}
