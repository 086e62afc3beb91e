/** Addresses of how questions did, inside the console. */
export const sectionStatisticsPath = (sectionId: string) => `/statistics/section/${sectionId}`;
export const examStatisticsPath = (examId: string) => `/statistics/exam/${examId}`;

/** The statistics of a section, with what was answered to one of its questions. `address`: of its first blank. */
export const questionStatisticsPath = (sectionId: string, address: string) =>
  `${sectionStatisticsPath(sectionId)}?question=${address}`;
