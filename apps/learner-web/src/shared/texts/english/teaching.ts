/** What a learner is told of one question after submission. */
export const teaching = {
  question: (label: string) => `Question ${label}`,
  choose: 'Show why',
  nextWrong: 'Next wrong answer',
  close: 'Close the explanation of this question',
  why: 'Why',
  showPassage: 'Show in the passage',
  play: (start: string, end: string) => `Play ${start} to ${end}`,
  results: 'Results of this test',
  transcript: 'Transcript',
  closeTranscript: 'Close transcript',
  playFrom: (time: string) => `Play from ${time}`,
} as const;
