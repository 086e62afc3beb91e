import type { Skill } from '@bandwise/domain';

/** What saving says when it is done, and when it is not and the server gave no reason. */
export const saveOutcomes = {
  reading: {
    created: { message: 'Test created successfully' },
    updated: { message: 'Test updated successfully' },
    createFailed: 'Failed to create test',
    updateFailed: 'Failed to update test',
  },
  listening: {
    created: { message: 'Listening test created successfully' },
    updated: { message: 'Listening test updated successfully' },
    createFailed: 'Failed to create listening test',
    updateFailed: 'Failed to update listening test',
  },
  writing: {
    created: { message: 'Writing test created successfully' },
    updated: { message: 'Writing test updated successfully', title: 'Updated' },
    createFailed: 'Failed to create writing test',
    updateFailed: 'Failed to update writing test',
  },
  speaking: {
    created: { message: 'Speaking test created successfully' },
    updated: { message: 'Speaking test updated successfully', title: 'Updated' },
    createFailed: 'Failed to create speaking test',
    updateFailed: 'Failed to update speaking test',
  },
} as const satisfies Record<
  Skill,
  {
    readonly created: { readonly message: string };
    readonly updated: { readonly message: string; readonly title?: string };
    readonly createFailed: string;
    readonly updateFailed: string;
  }
>;
