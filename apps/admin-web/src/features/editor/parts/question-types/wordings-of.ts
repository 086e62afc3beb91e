import type { Wording, WordingFacts } from '../../../../shared/texts/english/wordings/wordings.ts';
import type { WordingSection } from './question-type-editor.ts';

/** All wordings of a table in one list. */
export function wordingsOf(table: Readonly<Record<string, Wording>>) {
  return (facts: WordingFacts): readonly WordingSection[] => [
    { label: null, offered: Object.values(table).map(({ name, html }) => ({ name, html: html(facts) })) },
  ];
}
