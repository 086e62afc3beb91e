import type { Skill } from '@bandwise/domain';

/** Messages after saving (with optional titles), and after a failure without a reason from the server. */
export const saveOutcomes = {
  reading: {
    created: ['Test created successfully'],
    updated: ['Test updated successfully'],
    createFailed: 'Failed to create test',
    updateFailed: 'Failed to update test',
  },
  listening: {
    created: ['Listening test created successfully'],
    updated: ['Listening test updated successfully'],
    createFailed: 'Failed to create listening test',
    updateFailed: 'Failed to update listening test',
  },
  writing: {
    created: ['Writing test created successfully'],
    updated: ['Writing test updated successfully', 'Updated'],
    createFailed: 'Failed to create writing test',
    updateFailed: 'Failed to update writing test',
  },
  speaking: {
    created: ['Speaking test created successfully'],
    updated: ['Speaking test updated successfully', 'Updated'],
    createFailed: 'Failed to create speaking test',
    updateFailed: 'Failed to update speaking test',
  },
} as const satisfies Record<Skill, Readonly<Record<string, string | readonly string[]>>>;
