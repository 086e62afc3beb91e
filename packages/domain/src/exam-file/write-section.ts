import { skills } from '../skills/skills.ts';
import { addressOf } from '../numbering/address.ts';
import { QUESTION_SHAPES } from '../question-types/question-shape.ts';
import type { FullGroup, FullQuestion, QuestionType, SectionContent } from './section-content.ts';

/** A part in the shape of the exam file: what `parseSection` reads back to the same content. */
export type SectionFile = Readonly<Record<string, unknown>>;

/**
 * Writes a part's content as the part object of an exam file (docs/content-format.md), keys
 * included: for administrators only. The lock is not part of the content; the caller adds it.
 */
export function writeSection(content: SectionContent): SectionFile {
  const { title, part_number } = content;
  const { isMarked, hasPassage, hasRecording } = skills[content.skill];
  if (!isMarked) return { title, part_number, examContent: content.examContent };
  const groups = content.groups.map(groupPart);
  const shared = { title, time: content.time, part_number, explanation: content.explanation, groups };
  return {
    ...shared,
    passage: hasPassage ? content.passage : null,
    ...(hasRecording && { audio_url: content.audio_url }),
  };
}

function groupPart(group: FullGroup): SectionFile {
  const shape = QUESTION_SHAPES[group.type];
  return {
    type: group.type,
    instruction: group.instruction,
    ...(shape.paragraph && { paragraph: group.paragraph }),
    ...(shape.choices && { choices: group.choices }),
    imgContent: group.imgContent,
    ...(group.type === 'TFNG' && { labels: group.labels }),
    ...(group.type === 'DRAG_DROP' && { reuse_choices: group.reuse_choices }),
    ...(group.type === 'FILL_BLANKS' && { word_limit: group.word_limit }),
    questions: group.questions.map((question) => questionPart(question, group.type)),
  };
}

function questionPart(question: FullQuestion, type: QuestionType): SectionFile {
  return {
    number: question.subpart === null ? question.number : addressOf(question),
    question: question.question,
    ...(QUESTION_SHAPES[type].options && { options: question.options }),
    answers: question.answers,
  };
}
