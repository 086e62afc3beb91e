import { LIMITS } from '../limits.ts';
import { totalNumbers } from '../numbering/marked-units.ts';
import { objectAt } from './fields.ts';
import { parseGroup } from './parse-group.ts';
import { conclude, report, rootScope, within, type Parsed, type Scope } from './parsed.ts';
import type { FullGroup } from '../question-types/group.ts';

/**
 * Reads a list of question groups in any stored form (`answer` or `answers`, one or many, numeric
 * texts, `14-1`). Unknown fields are ignored, as are fields that the group's type does not have.
 *
 * @returns every error found, or the groups. Never throws. Parsing its own output changes nothing.
 *
 * @example
 * ```ts
 * import { parseGroups } from '@bandwise/domain';
 *
 * const parsed = parseGroups([{ type: 'TFNG', questions: [{ number: '5', answer: 'not-given' }] }]);
 * parsed.ok && parsed.value[0]?.questions[0]?.answers; // => ['NOT GIVEN']
 * ```
 */
export function parseGroups(input: unknown): Parsed<readonly FullGroup[]> {
  const scope = rootScope();
  return conclude(scope, readGroups(scope, input));
}

/** Like `parseGroups`, with errors reported to the scope of the list. */
export function readGroups(scope: Scope, input: unknown): readonly FullGroup[] {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input)) {
    report(scope, null, { code: 'type', message: 'Groups must be a list' });
    return [];
  }
  const values: readonly unknown[] = input;
  if (values.length > LIMITS.groupsPerSectionMax) {
    report(scope, null, { code: 'too_many', message: `A part can have at most ${LIMITS.groupsPerSectionMax} groups` });
    return [];
  }
  const groups = values.flatMap((value, index) => {
    const place = objectAt(within(scope, [index], `Group ${index + 1}: `), value, 'a group');
    return parseGroup(place, `Group ${index + 1}`) ?? [];
  });
  if (totalNumbers(groups) > LIMITS.questionsPerSectionMax) {
    const message = `A part can have at most ${LIMITS.questionsPerSectionMax} questions`;
    report(scope, null, { code: 'too_many', message });
  }
  return groups;
}
