import { skills, type SectionContent } from '@bandwise/domain';
import { textOf } from '@bandwise/domain/internal';
import { capital } from '../../../../shared/texts/capital.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { compareGroups } from './compare-groups.ts';
import { transcriptText } from '../form/evidence-words.ts';
import { compareHtml, compareText, compareValue, type Difference } from './compare-fields.ts';

/** All that differs between two versions of a part, in the order of the editor. */
export function compareVersions(before: SectionContent, after: SectionContent): readonly Difference[] {
  const { hasPassage } = skills[after.skill];
  const name = (field: keyof typeof texts.versions.fields) => capital(texts.versions.fields[field]);
  return [
    ...compareText(name('title'), before.title, after.title),
    ...compareValue(name('time'), String(before.time), String(after.time)),
    ...compareValue(name('part_number'), String(before.part_number), String(after.part_number)),
    ...compareValue(name('audio_url'), before.audio_url ?? '', after.audio_url ?? ''),
    ...compareHtml(name(hasPassage ? 'passage' : 'examContent'), blocksOf(before), blocksOf(after)),
    ...compareText(name('prompts'), promptsText(before), promptsText(after)),
    ...compareText(name('transcript'), transcriptText(before.transcript ?? []), transcriptText(after.transcript ?? [])),
    ...compareGroups(before.groups, after.groups),
    ...compareHtml(name('explanation'), [before.explanation], [after.explanation]),
    ...compareValue(name('minutes'), numberText(before.minutes), numberText(after.minutes)),
    ...compareValue(name('words'), numberText(before.words), numberText(after.words)),
    ...compareHtml(name('modelAnswer'), [before.modelAnswer ?? ''], [after.modelAnswer ?? '']),
  ];
}

/** A line for each prompt. */
function promptsText({ prompts = [] }: SectionContent): string {
  const lines = prompts.map(({ text, part, prepare, answer, audio_url }) =>
    [`${texts.prompts.summary({ part, prepare, answer })}:`, textOf(text), audio_url ?? ''].join(' ').trim(),
  );
  return lines.join('\n');
}

/** An absent number is the default, without a figure. */
function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function blocksOf({ passage, examContent }: SectionContent): readonly string[] {
  return [...passage, ...examContent];
}
