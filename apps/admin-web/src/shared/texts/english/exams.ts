import type { ExamState } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';

export const exams = {
  title: 'All Tests',
  skills: { reading: 'Reading', listening: 'Listening', writing: 'Writing', speaking: 'Speaking' } satisfies Record<
    Skill,
    string
  >,
  searchLabel: 'Search tests',
  searchPlaceholder: 'Search by test name...',
  loading: 'Loading tests...',
  noneFound: 'No tests found',
  tryAnother: 'Try a different search term',
  noneOfType: (type: string) => `No ${type} tests found`,
  failed: 'The tests could not be loaded.',
  columns: {
    title: 'Test',
    part: 'Part',
    questions: 'Questions',
    time: 'Minutes',
    created: 'Created',
    attempts: 'Attempts',
    updated: 'Last change',
    state: 'State',
    actions: 'Actions',
  },
  filters: {
    part: 'Parts',
    anyPart: 'All parts',
    questions: 'Question type',
    anyQuestions: 'All types',
    view: 'Show',
    views: { tests: 'Tests', parts: 'Single parts' },
  },
  states: { published: 'Published', archived: 'Unpublished' } satisfies Record<ExamState, string>,
  count: (tests: number) => (tests === 1 ? '1 test' : `${tests} tests`),
  partsOf: (title: string) => `Parts of ${title}`,
  partCount: (parts: number) => (parts === 1 ? '1 part' : `${parts} parts`),
  create: (type: string) => `Create ${type} test`,
  back: 'Back to the list',
  edit: 'Edit',
  remove: 'Delete',
  more: (title: string) => `More for ${title}`,
  see: 'See as a learner',
  seePart: (label: string) => `See ${label} as a learner`,
  removeTitle: 'Delete this test?',
  removeParts:
    'These parts are deleted, and learners can no longer take them. Results that learners already have stay.',
  removeAll: 'Delete the whole test',
  removeOnly: 'Delete this part only',
  removeOne: 'Delete',
  /** When it is done, and when it is not and the server gave no reason (administrator specification, section 8). */
  removeOutcomes: {
    reading: ['Test deleted successfully', 'Failed to delete test'],
    listening: ['Listening test deleted successfully', 'Failed to delete listening test'],
    writing: ['Writing test deleted successfully', 'Failed to delete writing test'],
    speaking: ['Speaking test deleted successfully', 'Failed to delete speaking test'],
  } satisfies Record<Skill, readonly [string, string]>,
  locked: 'Locked',
  doublePart: (number: number) => `Part ${number} + ${number + 1}`,
  part: (number: number) => `Part ${number}`,
} as const;
