import { selfCheck, type MarkingProfile } from '@bandwise/domain';
import { readiness, type Readiness } from '@bandwise/domain/internal';
import type { ExamForm } from '../form/form.ts';
import { infoOf, shownParts } from '../form/parts.ts';
import { sentParts } from '../exam-file/to-content.ts';

/** Whether the test can be published, with a checklist of the missing content. */
export function examReadiness(form: ExamForm): Readiness {
  const parts = shownParts(form).map(({ part }) => ({
    title: infoOf(form, part).title,
    passage: part.content,
    examContent: part.content,
    audio_url: part.audioUrl,
    groups: part.groups,
  }));
  return readiness(form.skill, parts);
}

export interface KeyCheck {
  readonly marks: number;
  readonly total: number;
}

/** Marks the keys of all parts as answers. */
export function examSelfCheck(form: ExamForm, profile: MarkingProfile): KeyCheck {
  return sentParts(form)
    .map(({ content }) => selfCheck(content, { profile }))
    .reduce((sum, { marks, total }) => ({ marks: sum.marks + marks, total: sum.total + total }), {
      marks: 0,
      total: 0,
    });
}
