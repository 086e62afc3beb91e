import type { MarkingProfile } from '@bandwise/domain';
import type { Example } from './mark-example.ts';
import { profilesOf, readMarkingPage, type RuleSection } from './marking-page.ts';

/** An answer of docs/marking.md and its position there. */
export interface PageExample extends Example {
  readonly rule: string;
  /** The heading of its column, such as `Right`. */
  readonly column: string;
}

/** Every answer of docs/marking.md under each profile that its rule belongs to. */
export function pageExamples(sections: readonly RuleSection[] = readMarkingPage()): readonly PageExample[] {
  return sections.flatMap(({ id, sentences }) =>
    sentences.flatMap(({ answers, type, key, instruction, offered, question, options }) =>
      Object.entries(answers).flatMap(([column, ofColumn]) =>
        ofColumn.flatMap((answer) =>
          profilesOf(id).map((profile: MarkingProfile) => {
            return { rule: id, column, profile, type, key, instruction, offered, question, options, answer };
          }),
        ),
      ),
    ),
  );
}

/** Identifies the question of an example, to find equal ones. */
export function questionOf({
  profile,
  type,
  key,
  instruction,
  offered,
  labels,
  answer,
  question,
  options,
}: Example): string {
  return JSON.stringify([
    profile,
    type,
    key,
    instruction ?? '',
    offered ?? [],
    labels ?? 'TFNG',
    answer,
    question ?? '',
    options ?? null,
  ]);
}
