import { plural } from '@bandwise/ui/texts/plural.ts';

/** The home page of a teacher. */
export const teacherHome = {
  title: 'Home',
  teaching: 'My teaching',
  lead: 'Late work, work that is waiting for you, and the progress of your classes.',
  loading: 'Loading your classes…',
  failed: 'Your classes could not be loaded.',
  classes: 'Classes',
  figures: { late: 'Late', waiting: 'To assess', learners: 'Learners' },
  lateNote: (total: number) => plural(total, 'piece of work', 'pieces of work'),
  waitingNote: 'texts and recordings',
  learnersNote: (count: number) => plural(count, 'in 1 class', `in ${count} classes`),
  late: 'Who is late?',
  noLate: 'No learner is late.',
  lateLine: (className: string, due: string) => `${className}, due ${due}`,
  more: (count: number) => `and ${count} more`,
  waiting: 'What is waiting for me?',
  noWaiting: 'Nothing is waiting to be assessed.',
  assess: 'Assess',
  assessAll: 'Show all',
  waitingLine: (learner: string, title: string) => `${learner}: ${title}`,
  doing: 'How are my classes doing?',
  classFacts: (learners: number, late: number, waiting: number) =>
    [
      plural(learners, '1 learner', `${learners} learners`),
      ...(late > 0 ? [`${late} late`] : []),
      ...(waiting > 0 ? [`${waiting} to assess`] : []),
    ].join(' · '),
  noAssignments: 'No assignment is open or was due in the last 30 days.',
  progress: (done: number, learners: number) => `${done} of ${learners} finished`,
  due: (moment: string) => `due ${moment}`,
  wasDue: (moment: string) => `was due ${moment}`,
  marks: (percent: number) => `${percent}% correct`,
  start: {
    title: 'Start with a class',
    steps: ['Create a class.', 'Invite learners by email, import a file, or share the join code.', 'Assign a test.'],
    action: 'Create class',
  },
} as const;
