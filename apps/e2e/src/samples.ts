import { readFileSync } from 'node:fs';
import { addressOf, parseExam, QUESTION_SHAPES, type ExamDraft, type SectionContent } from '@bandwise/domain';

/** Reads a shipped exam with its keys. */
export function sampleExam(name: string): ExamDraft {
  const file = new URL(`../../api/content/${name}/exam.json`, import.meta.url);
  const parsed = parseExam(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`${name}: ${parsed.errors.map(({ message }) => message).join('; ')}`);
  return parsed.value;
}

export function samplePart(name: string, part: number): SectionContent {
  const sample = sampleExam(name).parts.find((draft) => draft.content.part_number === part);
  if (!sample) throw new Error(`${name} has no part ${part}`);
  return sample.content;
}

/** The right answers to a part, without one of `wrongOf`. */
export function answersTo({ groups }: SectionContent, wrongOf: number): Record<string, string | string[]> {
  const questions = groups.flatMap((group) => group.questions.map((question) => ({ type: group.type, question })));
  const rightQuestions = questions.filter((_, index) => (index + 1) % wrongOf !== 0);
  return Object.fromEntries(
    rightQuestions.map(({ type, question }) => [
      addressOf(question),
      QUESTION_SHAPES[type].answer === 'text' ? (question.answers[0] ?? '') : [...question.answers],
    ]),
  );
}
