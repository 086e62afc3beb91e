import { skills, type Skill } from '@bandwise/domain';
import { texts } from '../../../shared/texts/texts.ts';

export interface PartOption {
  readonly value: number;
  readonly label: string;
}

/** The third writing part is rare: it is offered only where such a test exists. */
const ALWAYS_OFFERED = { reading: 3, listening: 4, writing: 2, speaking: 2 } as const satisfies Record<Skill, number>;

/** The parts that the filter offers for a skill. */
export function partsOf(skill: Skill, sections: readonly { readonly part_number: number }[]): readonly PartOption[] {
  const { min, max } = skills[skill].parts;
  const last = Math.max(ALWAYS_OFFERED[skill], ...sections.map((section) => section.part_number));
  return Array.from({ length: Math.min(max, last) - min + 1 }, (_, index) => ({
    value: min + index,
    label: partLabel(skill, min + index),
  }));
}

export function partLabel(skill: Skill, part: number): string {
  return part === skills[skill].doublePart ? texts.practiceList.speakingSecondPart : texts.practiceList.part(part);
}
