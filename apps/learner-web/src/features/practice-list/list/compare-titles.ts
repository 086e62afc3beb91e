const titles = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

interface Titled {
  readonly title: string;
}

/** By the alphabet, in any case, and numbers by their value: Test 9 before Test 10. */
export function compareTitles(a: Titled, b: Titled): number {
  return titles.compare(a.title, b.title);
}
