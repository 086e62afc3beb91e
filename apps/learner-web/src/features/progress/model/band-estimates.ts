import { sectionEstimate, type BandedExam, type SectionEstimate, type Skill } from '@bandwise/domain';

/** The papers a skill's marks may belong to: a test here does not say which of the two readings it is. */
const PAPERS: Readonly<Partial<Record<Skill, readonly BandedExam[]>>> = {
  reading: ['academic_reading', 'general_reading'],
  listening: ['listening'],
};

export interface BandEstimate extends SectionEstimate {
  readonly paper: BandedExam;
}

/** The band of a whole paper at the rate of one test; empty without a rule. */
export function bandEstimates(skill: Skill, marks: number, total: number): readonly BandEstimate[] {
  return (PAPERS[skill] ?? []).flatMap((paper) => {
    const estimate = sectionEstimate(paper, marks, total);
    return estimate ? [{ paper, ...estimate }] : [];
  });
}
