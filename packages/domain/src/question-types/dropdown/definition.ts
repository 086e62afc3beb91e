import type { DefinitionOf } from '../definition.ts';
import { CHOICE_OF_GROUP } from '../one-choice/choice-of-group.ts';

export const dropdown: DefinitionOf<'DROPDOWN'> = { ...CHOICE_OF_GROUP, asksByText: false };
