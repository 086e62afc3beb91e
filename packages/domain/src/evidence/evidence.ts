/** A span of a text in UTF-16 units; `end` is the offset after its last unit. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Words of the passage. If they occur several times, `occurrence` selects one, counted from 1.
 *
 * @example
 * ```ts
 * import { publishCheck, type QuoteEvidence } from '@bandwise/domain';
 * import { buildContent, buildGroup, buildQuestion } from '@bandwise/domain/testing';
 *
 * const evidence: QuoteEvidence = { quote: 'the new library' };
 * const questions = [buildQuestion({ answers: ['TRUE'], evidence: [evidence] })];
 * const content = buildContent({ explanation: 'E', groups: [buildGroup('TFNG', { instruction: 'Decide.', questions })] });
 * publishCheck(content).map(({ code }) => code); // => ['quote_not_in_passage']
 * ```
 */
export interface QuoteEvidence {
  readonly quote: string;
  readonly occurrence?: number;
}

/**
 * Seconds of the recording.
 *
 * @example
 * ```ts
 * import { publishCheck, type SecondsEvidence } from '@bandwise/domain';
 * import { buildContent, buildGroup, buildQuestion } from '@bandwise/domain/testing';
 *
 * const evidence: SecondsEvidence = { start: 320, end: 331 };
 * const questions = [buildQuestion({ answers: ['TRUE'], evidence: [evidence] })];
 * const groups = [buildGroup('TFNG', { instruction: 'Decide.', questions })];
 * const recorded = { skill: 'listening', audio_url: '/api/media/a.mp3', explanation: 'E' } as const;
 * publishCheck(buildContent({ ...recorded, groups }), { recordingSeconds: 326 }).map(({ code }) => code); // => ['seconds_outside_recording']
 * ```
 */
export interface SecondsEvidence {
  readonly start: number;
  readonly end: number;
}

/**
 * The evidence for the answer to a question: a quote of the passage, or seconds of the recording.
 *
 * @example
 * ```ts
 * import { parseGroups, type Evidence } from '@bandwise/domain';
 *
 * const question = { number: 1, question: 'It is old.', answer: 'TRUE', evidence: { quote: 'the old dam' } };
 * const parsed = parseGroups([{ type: 'TFNG', questions: [question] }]);
 * const evidence: readonly Evidence[] | undefined = parsed.ok ? parsed.value[0]?.questions[0]?.evidence : [];
 * evidence; // => [{ quote: 'the old dam' }]
 * ```
 */
export type Evidence = QuoteEvidence | SecondsEvidence;

/** Whether the evidence is a quote of the passage. */
export function isQuote(evidence: Evidence): evidence is QuoteEvidence {
  return 'quote' in evidence;
}

/**
 * A line of the transcript of a recording; times in seconds.
 *
 * @example
 * ```ts
 * import { parseSection, type TranscriptLine } from '@bandwise/domain';
 *
 * const transcript = [{ start: 2.5, end: 4, speaker: 'Janet', text: 'Good morning.' }];
 * const parsed = parseSection({ title: 'Part 1', audio_url: '/api/media/a.mp3', transcript }, 'listening');
 * const lines: readonly TranscriptLine[] | undefined = parsed.ok ? parsed.value.content.transcript : [];
 * lines?.map(({ speaker }) => speaker); // => ['Janet']
 * ```
 */
export interface TranscriptLine extends SecondsEvidence {
  readonly speaker?: string;
  readonly text: string;
}
