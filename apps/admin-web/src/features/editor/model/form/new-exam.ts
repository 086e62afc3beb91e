import { skills, QUESTION_SHAPES, type QuestionShape, type QuestionType, type Skill } from '@bandwise/domain';
import type { GroupForm, OptionForm, PartForm, QuestionForm, ExamForm, ExamInfo } from './form.ts';
import { idsFrom, type Ids } from './ids.ts';

/** Options of a new MCQ or MULTI question, choices of a new group (administrator specification, section 9). */
const NEW_OPTIONS = 4;
/** A number that no marker of a paragraph names; numbering replaces it. */
export const NO_NUMBER = 0;
const LABEL_DEFAULT = 'NOT GIVEN';

export function newExam(skill: Skill): ExamForm {
  const ids = idsFrom(1);
  const { min, max } = skills[skill].parts;
  const parts = Array.from({ length: max - min + 1 }, () => newPart(ids));
  return {
    skill,
    testType: 'single_part',
    partNumber: min,
    info: newInfo(skill),
    description: null,
    parts,
    revision: null,
    nextId: ids.next(),
  };
}

export function newInfo(skill: Skill): ExamInfo {
  const time = skills[skill].isMarked ? skills[skill].minutes : null;
  return { title: '', time, locked: false, password: '' };
}

export function newPart(ids: Ids): PartForm {
  return {
    id: ids.take(),
    info: null,
    start: null,
    content: '',
    explanation: '',
    audioUrl: '',
    groups: [],
    base: null,
  };
}

/** A group without questions. */
export function newGroup(type: QuestionType, ids: Ids): GroupForm {
  return {
    id: ids.take(),
    type,
    instruction: '',
    paragraph: null,
    choices: QUESTION_SHAPES[type].choices ? newOptions(ids) : [],
    imgContent: null,
    labels: 'TFNG',
    reuse_choices: false,
    word_limit: null,
    questions: [],
  };
}

export function newQuestion(type: QuestionType, ids: Ids): QuestionForm {
  const shape: QuestionShape = QUESTION_SHAPES[type];
  const id = ids.take();
  const options = shape.options ? newOptions(ids) : [];
  return {
    id,
    number: NO_NUMBER,
    subpart: null,
    question: '',
    options,
    // A list begins in the order of its options.
    chosen: shape.answer === 'list' ? options.map((option) => option.id) : [],
    answers: shape.labels ? [LABEL_DEFAULT] : shape.answers === 'any' ? [''] : [],
  };
}

export function newOption(ids: Ids): OptionForm {
  return { id: ids.take(), text: '' };
}

function newOptions(ids: Ids): readonly OptionForm[] {
  return Array.from({ length: NEW_OPTIONS }, () => newOption(ids));
}
