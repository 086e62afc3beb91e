import type { DefinitionOf } from '../definition.ts';
import { CHOICE_OF_GROUP } from '../one-choice/choice-of-group.ts';

export const matchTable: DefinitionOf<'MATCH_TABLE'> = { ...CHOICE_OF_GROUP, asksByText: true };
