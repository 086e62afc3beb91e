/**
 * The limits of one exam. Beyond a limit, parsing fails with an error that names the field. Times are minutes, sizes UTF-8
 * bytes, lengths characters, all others counts.
 *
 * @example
 * ```ts
 * import { LIMITS, parseGroups } from '@bandwise/domain';
 *
 * const options = Array.from({ length: LIMITS.optionsMax + 1 }, (_, index) => `Option ${index}`);
 * const parsed = parseGroups([{ type: 'MCQ', questions: [{ number: 1, options }] }]);
 * parsed.ok ? [] : parsed.errors.map(({ code }) => code); // => ['too_many']
 * ```
 */
export const LIMITS = {
  titleMax: 255,
  /** Minutes. */
  timeMin: 1,
  timeMax: 600,
  /** UTF-8 bytes; also the ceiling of every other rich text of a section. */
  passageMaxBytes: 500 * 1024,
  /** Elements of HTML in one text, such as a passage or an explanation. */
  htmlElementsMax: 10_000,
  /** Elements of HTML in all texts of an exam. */
  htmlElementsPerExamMax: 50_000,
  /** Nested HTML elements: `<ul><li><b>` is three deep. */
  htmlDepthMax: 100,
  /** Question numbers, so a MULTI question with two answers counts twice. */
  questionsPerSectionMax: 60,
  groupsPerSectionMax: 60,
  optionsMax: 26,
  /** Accepted answers of one question. */
  answersMax: 50,
  lockPasswordMin: 4,
  lockPasswordMax: 128,
  /** The largest question number. */
  numberMax: 999,
  subpartMax: 20,
  /** Characters of one option, choice or accepted answer. */
  choiceTextMax: 1_000,
  /** Characters of one question text or instruction. */
  questionTextMax: 20_000,
  urlMax: 2_048,
  /** Places that one question names as its evidence. */
  evidenceMax: 6,
  /** Characters of one quote. */
  quoteMax: 2_000,
  /** The highest occurrence of the same words that a quote may name. */
  occurrenceMax: 1_000,
  /** Four hours. */
  recordingSecondsMax: 14_400,
  transcriptLinesMax: 2_000,
  /** Characters of one line of a transcript. */
  transcriptTextMax: 5_000,
  speakerMax: 100,
  /** Words in an authored word limit. */
  wordLimitMax: 10,
  /** Each skill once. */
  examsPerSittingMax: 4,
  /** Extra time of one learner in a sitting. */
  extraPercentMax: 200,
  extraMinutesMax: 240,
  /** Words that a written task may ask for. */
  taskWordsMax: 5_000,
  /** Characters of what a learner writes for one task. */
  writtenTextMax: 50_000,
  /** Prompts of one speaking part. */
  promptsMax: 60,
  /** Seconds to prepare the answer to one prompt. */
  promptPrepareMax: 600,
  /** Seconds of the answer to one prompt, and of its recording. */
  promptAnswerMin: 5,
  promptAnswerMax: 900,
} as const;
