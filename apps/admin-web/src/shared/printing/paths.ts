/** Addresses of the printed form of a test, or of one of its parts, inside the console. */
export const printExamPath = (examId: string) => `/print/${examId}`;
export const printPartPath = (examId: string, sectionId: string) => `${printExamPath(examId)}?part=${sectionId}`;
