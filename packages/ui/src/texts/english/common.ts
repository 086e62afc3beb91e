export const common = {
  close: 'Close',
  wideTable: 'Table, scrolls sideways',
} as const;
