import type { FullGroup } from '../question-types/group.ts';
import { addressOf } from '../numbering/address.ts';
import { blanksIn } from '../numbering/blanks.ts';
import type { Finding } from './finding.ts';

/** Finds blanks of a paragraph without a question, repeated blanks, and questions without a blank. */
export function checkMarkers(group: FullGroup, groupIndex: number): readonly Finding[] {
  if (group.paragraph === null) return [];
  const addresses = group.questions.map(addressOf);
  const markers = blanksIn(group.paragraph);
  const where = { group: groupIndex, field: 'paragraph' };
  const questionAddresses = new Set(addresses);
  const placed = new Set<string>();
  const orphans = new Set<string>();
  const repeats = new Set<string>();
  for (const marker of markers) {
    if (!questionAddresses.has(marker)) orphans.add(marker);
    if (placed.has(marker)) repeats.add(marker);
    placed.add(marker);
  }
  return [
    ...[...orphans].map((address) => ({
      code: 'marker_without_question' as const,
      severity: 'error' as const,
      where: { ...where, address },
      message: `Blank {${address}} has no question. Add one, or remove the blank`,
    })),
    ...[...repeats].map((address) => ({
      code: 'marker_repeated' as const,
      severity: 'error' as const,
      where: { ...where, address },
      message: `Blank {${address}} appears twice in the text with blanks`,
    })),
    ...addresses.flatMap((address, question) =>
      placed.has(address)
        ? []
        : {
            code: 'question_without_marker' as const,
            severity: 'error' as const,
            where: { ...where, question, address },
            message: `Blank {${address}} is missing in the text with blanks`,
          },
    ),
  ];
}
