import { skills, type SectionContent } from '@bandwise/domain';
import { texts } from '../../../shared/texts/texts.ts';
import { compareGroups } from './compare-groups.ts';
import { compareHtml, compareText, compareValue, type Difference } from './compare-fields.ts';

const { fields } = texts.versions;

/** All that differs between two versions of a part, in the order of the editor. */
export function compareVersions(before: SectionContent, after: SectionContent): readonly Difference[] {
  const { hasPassage } = skills[after.skill];
  return [
    ...compareText(fields.title, before.title, after.title),
    ...compareValue(fields.time, String(before.time), String(after.time)),
    ...compareValue(fields.part, String(before.part_number), String(after.part_number)),
    ...compareValue(fields.audio, before.audio_url ?? '', after.audio_url ?? ''),
    ...compareHtml(hasPassage ? fields.passage : fields.task, blocksOf(before), blocksOf(after)),
    ...compareGroups(before.groups, after.groups),
    ...compareHtml(fields.explanation, [before.explanation], [after.explanation]),
  ];
}

function blocksOf({ passage, examContent }: SectionContent): readonly string[] {
  return [...passage, ...examContent];
}
