import type { QuestionStatisticsBody, StatisticsBody } from '@bandwise/api-contract/admin';
import { rangeLabel } from '@bandwise/domain';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** The name of a question: its numbers, and its part in a test of several parts. */
export function questionName({ numbers, sectionID }: QuestionStatisticsBody, { parts, skill }: StatisticsBody): string {
  const part = parts.find((one) => one.sectionID === sectionID);
  const label = rangeLabel(numbers);
  return parts.length > 1 && part
    ? texts.statistics.questions.nameOfPart(label, partLabel(skill, part.part_number))
    : texts.statistics.questions.name(label);
}
