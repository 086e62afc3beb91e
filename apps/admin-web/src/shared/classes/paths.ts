/** The list of classes, inside the console. */
export const CLASSES_PATH = '/classes';

/** The sections of the page of a class, in their order. */
export const CLASS_SECTIONS = ['assignments', 'members', 'settings'] as const;
export type ClassSection = (typeof CLASS_SECTIONS)[number];

/** The exam room of an assignment under exam conditions. */
export const roomPath = (assignmentId: string) => `/assignments/${assignmentId}/room`;

/** One class, at its assignments unless it says another section. */
export function classPath(id: string, section: ClassSection = 'assignments'): string {
  return `${CLASSES_PATH}/${id}${section === 'assignments' ? '' : `?section=${section}`}`;
}
