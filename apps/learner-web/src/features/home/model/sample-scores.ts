import { texts } from '../../../shared/texts/texts.ts';

export interface SampleRow {
  readonly label: string;
  readonly score: string;
  /** Of 100. */
  readonly percent: number;
}

const row = (part: number, right: number, total: number): SampleRow => ({
  label: texts.home.part(part),
  score: `${right}/${total}`,
  percent: (right / total) * 100,
});

/** Fixed sample values, not real results (learner specification, section 2); `delay` in milliseconds. */
export const SAMPLE_SCORES = [
  {
    skill: 'listening',
    title: texts.home.listening,
    delay: 300,
    rows: [row(1, 8, 10), row(2, 7, 10), row(3, 6, 10), row(4, 6, 10)],
  },
  {
    skill: 'reading',
    title: texts.home.reading,
    delay: 500,
    rows: [row(1, 11, 13), row(2, 10, 13), { label: texts.home.part(3), score: '2–3/13', percent: (2.5 / 13) * 100 }],
  },
] as const;

export const SAMPLE_OVERALL = { score: 6.5, delay: 800 } as const;
