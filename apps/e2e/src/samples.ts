import { readFileSync } from 'node:fs';
import { parseExam, type ExamDraft, type SectionContent } from '@bandwise/domain';

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
