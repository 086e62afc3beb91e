import type { QuestionStatisticsBody, StatisticsBody } from '@bandwise/api-contract/admin';
import { rangeLabel } from '@bandwise/domain';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** What a question is called: by its numbers, and in a test of several parts by its part. */
export function questionName({ numbers, sectionID }: QuestionStatisticsBody, { parts, skill }: StatisticsBody): string {
  const part = parts.find((one) => one.sectionID === sectionID);
  const label = rangeLabel(numbers);
  return parts.length > 1 && part
    ? texts.statistics.questions.nameOfPart(label, partLabel(skill, part.part_number))
    : texts.statistics.questions.name(label);
}
