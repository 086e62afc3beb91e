import type { QuestionType } from '@bandwise/domain';
import type { Code } from '../late/code.ts';
import { draggableCode } from './drag-drop/draggable-code.ts';

/** The types whose views have separate code, because not every test needs it. */
const CODE: Readonly<Partial<Record<QuestionType, Code<unknown>>>> = { DRAG_DROP: draggableCode };

/**
 * Loads the views of these types before a test opens.
 *
 * @returns whether all views are loaded; without its view a group can be read but not answered.
 */
export async function bringTypes(types: Iterable<QuestionType>): Promise<boolean> {
  const outcomes = await Promise.allSettled([...new Set(types)].map(async (type) => CODE[type]?.bring()));
  return outcomes.every(({ status }) => status === 'fulfilled');
}

/** Loads all types, when a test's types are still unknown. */
export const bringAllTypes = (): Promise<boolean> => bringTypes(Object.keys(CODE) as QuestionType[]); // its own keys
