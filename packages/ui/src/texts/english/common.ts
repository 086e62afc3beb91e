export const common = {
  close: 'Close',
  closeMessage: 'Close message',
  wideTable: 'Table, scrolls sideways',
} as const;
