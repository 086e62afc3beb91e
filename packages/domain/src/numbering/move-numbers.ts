import type { FullGroup } from '../question-types/group.ts';

/** The numbers of a group whose answers may come in any order, once its questions have other numbers. */
export function moveNumbers(
  { any_order }: Pick<FullGroup, 'any_order'>,
  moves: ReadonlyMap<number, number>,
): Pick<FullGroup, 'any_order'> {
  if (any_order === undefined) return {};
  return { any_order: any_order.map((set) => set.map((number) => moves.get(number) ?? number)) };
}
