import type { DefinitionOf } from '../definition.ts';
import { CHOICE_OF_GROUP } from '../one-choice/choice-of-group.ts';
import { checkPool } from './check-pool.ts';

export const dragDrop: DefinitionOf<'DRAG_DROP'> = { ...CHOICE_OF_GROUP, asksByText: false, checkKeys: checkPool };
