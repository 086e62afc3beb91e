interface Part {
  readonly exam_id: string;
  readonly part_number: number;
}

/** The part that follows in the same test; null: there is none. */
export function nextPart<T extends Part>(current: Part, parts: readonly T[]): T | null {
  return parts
    .filter(({ exam_id, part_number }) => exam_id === current.exam_id && part_number > current.part_number)
    .reduce<T | null>((first, part) => (first && first.part_number < part.part_number ? first : part), null);
}
