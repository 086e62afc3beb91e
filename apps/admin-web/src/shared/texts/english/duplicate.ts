/** Copying a test to a new one. */
export const duplicate = {
  test: 'Duplicate test',
  part: 'Duplicate this part only',
  copyOf: (title: string) => `Copy of ${title}`,
  failed: 'The test could not be copied.',
} as const;
