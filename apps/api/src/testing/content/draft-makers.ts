import type { DraftContent } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';

type ExamForm = DraftContent['form'];

/** A test of one part as an editor holds it. */
export function newForm(
  given: { readonly skill?: Skill; readonly title?: string; readonly content?: string } = {},
): ExamForm {
  const { skill = 'reading', title = 'Herons', content = '' } = given;
  const part = { info: null, start: null, explanation: '', audioUrl: '', groups: [], base: null };
  return {
    skill,
    testType: 'single_part',
    partNumber: 1,
    info: { title, time: null, locked: false, password: '' },
    description: null,
    parts: [{ ...part, id: 1, content }],
    revision: null,
    nextId: 2,
  };
}

export function draftContent(form: ExamForm = newForm(), tab = 'a tab'): DraftContent {
  return { draftForm: 2, tab, savedAt: 1, form, from: null };
}
