import { plural } from '@bandwise/ui/texts/plural.ts';

export const bin = {
  title: 'Bin',
  subtitle: 'Deleted tests, most recent first. You can restore a test until its last day in the bin.',
  loading: 'Loading bin…',
  failed: 'The bin could not be loaded.',
  empty: 'The bin is empty',
  emptyDetail: 'Deleted tests stay here for a limited time and can be restored.',
  columns: { test: 'Test', deleted: 'Deleted', by: 'Deleted by', left: 'Days left', actions: 'Actions' },
  wholeTest: (skill: string) => `${skill} test`,
  partOf: (part: string, test: string) => `${part} of “${test}”`,
  deletedBy: (name: string) => `by ${name}`,
  daysLeft: (days: number) => (days <= 0 ? 'Less than a day' : plural(days, '1 day', `${days} days`)),
  restore: 'Restore',
  restoreFailed: 'The test could not be restored.',
  remove: 'Delete permanently',
  removeTitle: 'Delete permanently?',
  removeDetail: (name: string) =>
    `“${name}” can no longer be restored. Learners keep their results and can still review them.`,
  removeFailed: 'The test could not be deleted.',
  taken: {
    title: 'Choose another part number',
    detail: (part: string) => `This test now has another ${part}. Choose a number for the restored part.`,
    label: 'Restore as',
    none: 'All part numbers of this test are in use. Delete a part or change its number, then restore this one.',
  },
} as const;
