export { numbersIn, recognise, type Pasted, type Recognised, type RecognisedPart } from './recognise.ts';
export type { Became, LineAccount } from './account.ts';
export type { Problem } from './problem.ts';
export { linesOfText, TEXT_MARKS, type SourceLine, type TextRun } from './lines/source-line.ts';
export { readTranscript, type ReadTranscript } from './transcript/read-transcript.ts';
export { writeTranscript } from './transcript/write-transcript.ts';
