import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

export const annotations = catalogue('annotations', {
  highlight: 'Highlight',
  addNote: 'Add Note',
  deleteThis: 'Delete This',
  deleteAllHighlights: 'Delete All Highlights',
  deleteAllNotes: 'Delete All Notes',
  save: 'Save',
  close: 'Close',
  deleteNote: 'Delete Note',
  toolbar: 'Selected text',
  menu: (text: string) => `Highlighted text: ${text}`,
  editor: (text: string) => `Note on “${text}”`,
  noteBody: 'Your note',
  noteIcon: (text: string) => `Note on “${text}”`,
  highlightMarker: (text: string) => `Highlight: ${text}`,
  marks: (panel: string) => `${panel}: highlights and notes`,
  selectText: (panel: string) => `${panel}: select text with the keyboard`,
  selectHint:
    'Arrow keys move from word to word and between paragraphs. With Shift they extend the selection. ' +
    'Enter goes to Highlight and Add Note. Escape clears the selection.',
  said: {
    selected: (text: string) => `Selected: ${text}`,
    highlighted: 'Text highlighted.',
    highlightDeleted: 'Highlight deleted.',
    highlightsDeleted: 'All highlights deleted.',
    notesDeleted: 'All notes deleted.',
    noteSaved: 'Note saved.',
    noteDeleted: 'Note deleted.',
  },
} as const);
