let rules: Intl.PluralRules | null = null;

/** The form of an English text for a count. */
export function plural(count: number, one: string, other: string): string {
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? one : other;
}
