import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

/** Texts of a learner's classes. */
export const classes = catalogue('classes', {
  title: 'My classes',
  lead: 'The teachers of your classes assign tests to you and see your results.',
  loading: 'Loading your classes…',
  failed: 'Your classes could not be loaded.',
  none: 'You are not in a class yet',
  noneHint: 'Enter the code that your teacher gave you, or open the link in an invitation.',
  taughtBy: (teachers: string) => `Taught by ${teachers}`,
  noTeachers: 'No teacher yet',
  joined: 'Joined',
  leave: 'Leave class',
  leaveOf: (name: string) => `Leave ${name}`,
  leaving: {
    title: (name: string) => `Leave ${name}?`,
    detail:
      'You will no longer see its assignments, and its teachers will no longer see your results. Your results stay in your account.',
    confirm: 'Leave class',
  },
  mayNotLeave: 'Only a teacher can remove you from this class.',
  left: (name: string) => `You have left ${name}.`,
  leaveFailed: 'You could not leave the class.',
  join: {
    title: 'Join a class',
    code: 'Class code',
    hint: 'Seven letters and digits. Capitals, spaces and dashes do not matter.',
    look: 'Find class',
    confirmTitle: (name: string) => `Join ${name}`,
    seen: 'Its teachers will see all your results, and the texts and recordings that you hand in.',
    confirm: 'Join class',
    already: 'You are already in this class.',
    done: (name: string) => `You have joined ${name}.`,
    failed: 'You could not join the class.',
    otherCode: 'Enter another code',
    toAssignments: 'See assignments',
  },
} as const);
