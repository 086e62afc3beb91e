/** The home page of a teacher. */
export const teacherHome = {
  title: 'Home',
  lead: (name: string) =>
    `${name}, you are signed in as a teacher. You see your classes and their learners; an administrator adds you to classes.`,
} as const;
