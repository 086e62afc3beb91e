import type { DeliveryGroup } from '@bandwise/domain';

/** On paper no list opens: the choices are printed above the questions, with letters to write into the gaps. */
export function printedDropdown(group: DeliveryGroup): DeliveryGroup {
  return { ...group, letters: group.letters ?? 'A' };
}
