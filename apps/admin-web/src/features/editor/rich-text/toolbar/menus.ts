import { texts } from '../../../../shared/texts/texts.ts';
import type { ActionName } from '../commands/actions.ts';

const { menus } = texts.richText;

type Groups = readonly (readonly ActionName[])[];

export const BLOCK_TYPES: Groups = [['paragraph', 'h2', 'h3', 'h4']];

export const TABLE_ACTIONS: Groups = [
  ['table'],
  ['rowAbove', 'rowBelow', 'deleteRow'],
  ['columnLeft', 'columnRight', 'deleteColumn'],
  ['headerRow', 'headerColumn', 'caption'],
  ['merge', 'split'],
  ['deleteTable'],
];

interface MenuContent {
  readonly name: string;
  readonly groups: Groups;
}

/** The menu bar of the writing and speaking editors (administrator specification, section 2). */
export const MENU_BAR: readonly MenuContent[] = [
  { name: menus.edit, groups: [['undo', 'redo']] },
  { name: menus.insert, groups: [['picture', 'link', 'table', 'rule'], ['caption']] },
  {
    name: menus.format,
    groups: [
      ['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript'],
      ['paragraph', 'h2', 'h3', 'h4', 'quote'],
      ['bullets', 'numbers', 'indent', 'outdent'],
      ['unlink', 'clear'],
    ],
  },
  { name: menus.table, groups: TABLE_ACTIONS },
  { name: menus.help, groups: [['help']] },
];
