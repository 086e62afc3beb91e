import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import { addressOf, QUESTION_SHAPES, type FullGroup, type FullQuestion, type QuestionType } from '@bandwise/domain';
import type { ExamForm, ExamInfo } from '../form/form.ts';
import { infoOf, shownParts } from '../form/shown-parts.ts';
import { sentParts, type SentPart } from './to-content.ts';

type GroupInput = NonNullable<SectionInput['groups']>[number];
type QuestionInput = GroupInput['questions'][number];

/** The body of the call that publishes the test, and its JSON output (administrator specification, section 7). */
export function toPayload(form: ExamForm, sent: readonly SentPart[] = sentParts(form)): ExamInput {
  return { description: descriptionOf(form), [form.skill]: sent.map((part) => toPart(form, part)) };
}

function descriptionOf(form: ExamForm): string {
  const [first] = shownParts(form);
  const { title } = first === undefined ? form.info : infoOf(form, first.part);
  return (form.description ?? title).trim();
}

function toPart(form: ExamForm, sent: SentPart): SectionInput {
  const { title, time, part_number, explanation, audio_url } = sent.content;
  const groups = sent.content.groups.map(toGroup);
  const lock = lockOf(infoOf(form, sent.part));
  const { content: html } = sent.part;
  switch (form.skill) {
    case 'reading':
      return { title, time, explanation, passage: html, groups, part_number, ...lock };
    case 'listening':
      return { title, time, audio_url, part_number, passage: null, groups, ...lock, explanation };
    case 'writing':
    case 'speaking':
      // Their editor has no lock; one that was set elsewhere must not be lost.
      return { title, part_number, examContent: html, ...(lock.locked || lock.password !== null ? lock : {}) };
  }
}

function lockOf({ locked, password }: ExamInfo) {
  return { locked, password: password === '' ? null : password };
}

function toGroup(group: FullGroup): GroupInput {
  const { type, instruction, imgContent } = group;
  const shape = QUESTION_SHAPES[type];
  return {
    type,
    instruction,
    ...(shape.paragraph && { paragraph: group.paragraph }),
    ...(shape.choices && { choices: [...group.choices] }),
    imgContent,
    ...(type === 'TFNG' && { labels: group.labels }),
    ...(type === 'DRAG_DROP' && { reuse_choices: group.reuse_choices }),
    ...(type === 'FILL_BLANKS' && { word_limit: group.word_limit }),
    questions: group.questions.map((question) => toQuestion(question, type)),
  };
}

function toQuestion(question: FullQuestion, type: QuestionType): QuestionInput {
  const shape = QUESTION_SHAPES[type];
  return {
    number: question.subpart === null ? question.number : addressOf(question),
    question: question.question,
    ...(shape.options && { options: [...question.options] }),
    answer: shape.answers === 'one' ? (question.answers[0] ?? '') : [...question.answers],
  };
}
