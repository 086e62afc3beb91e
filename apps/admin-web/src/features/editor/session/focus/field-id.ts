import type { PlacedFinding } from '../../model/findings/placed-finding.ts';

type Place = Pick<PlacedFinding, 'part' | 'group' | 'question' | 'field'>;

/** The id of a finding's element, different from all ids in the preview. */
export function fieldId({ part, group, question, field }: Place): string {
  const owner = question === null ? (group === null ? `part-${part}` : `group-${group}`) : `item-${question}`;
  return field === null ? `edit-${owner}` : `edit-${owner}-${field}`;
}

/** The ids of candidates: the field, its question, its group, its part. */
export function fieldIds(place: Place): readonly string[] {
  const { part, group, question } = place;
  return [
    place,
    { part, group, question, field: null },
    { part, group, question: null, field: place.field },
    { part, group, question: null, field: null },
  ].map(fieldId);
}
