import type { DeliveryGroup, QuestionType } from '@bandwise/domain';
import { printedDropdown } from './dropdown/printed-group.ts';

/** Question types that are printed otherwise than they are shown; all others are printed as learners see them. */
const PRINTED: Readonly<Partial<Record<QuestionType, (group: DeliveryGroup) => DeliveryGroup>>> = {
  DROPDOWN: printedDropdown,
};

/** Returns the group as it is printed. */
export function printedGroup(group: DeliveryGroup): DeliveryGroup {
  return PRINTED[group.type]?.(group) ?? group;
}
