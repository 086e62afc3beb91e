import { skills, type ListeningSettings } from '@bandwise/domain';
import { LISTENING_DEFAULTS } from '@bandwise/domain/internal';
import type { ExamForm, ExamInfo, PartForm } from '../form/form.ts';
import { infoOwner, partById, shownParts } from '../form/parts.ts';
import type { Change, ChangedPlace } from './change.ts';
import { groupsChange } from './groups-change.ts';
import { questionsChange } from './questions-change.ts';

/**
 * What one change did, told by the forms before and after it: whoever changes the form need not say it. Numbers, and markers
 * that follow them, are told about only where nothing else is different.
 */
export function changeBetween(before: ExamForm, after: ExamForm): Change {
  return (
    settingsChange(before, after) ??
    groupsChange(before, after) ??
    partsChange(before, after) ??
    questionsChange(before, after) ??
    wholeTest(after)
  );
}

function wholeTest(form: ExamForm, field: string | null = null, typed: string | null = null): Change {
  const part = firstPart(form);
  const owner = field === null ? part : infoOwner(form, part);
  const place: ChangedPlace = { part: owner, group: null, question: null, field: field ?? 'title' };
  return { kind: 'changed', subject: 'test', label: '', count: 1, field, place, typed };
}

function firstPart(form: ExamForm): number {
  return shownParts(form)[0]?.part.id ?? 0;
}

function settingsChange(before: ExamForm, after: ExamForm): Change | null {
  if (before.testType !== after.testType) return wholeTest(after, 'test_type');
  if (before.variant !== after.variant) return wholeTest(after, 'variant');
  if ((before.markingProfile ?? null) !== (after.markingProfile ?? null)) return wholeTest(after, 'marking_profile');
  const conduct = conductField(before, after);
  if (conduct !== null) return wholeTest(after, conduct, conduct === 'free_movement' ? null : `test/${conduct}`);
  if (before.partNumber !== after.partNumber) return wholeTest(after, 'part_number');
  const field = infoField(before.info, after.info);
  return field === null ? null : wholeTest(after, field, typedInfo(after.info, field, 'test'));
}

function conductField(before: ExamForm, after: ExamForm): keyof ListeningSettings | null {
  const fields = ['reading_seconds', 'checking_seconds', 'final_checking_seconds', 'free_movement'] as const;
  const was = before.listeningSettings ?? LISTENING_DEFAULTS;
  const is = after.listeningSettings ?? LISTENING_DEFAULTS;
  return fields.find((field) => was[field] !== is[field]) ?? null;
}

function infoField(before: ExamInfo, after: ExamInfo): keyof ExamInfo | null {
  const fields = ['title', 'time', 'locked', 'password'] as const satisfies readonly (keyof ExamInfo)[];
  return fields.find((field) => before[field] !== after[field]) ?? null;
}

function typedInfo(info: ExamInfo, field: keyof ExamInfo, owner: string): string | null {
  return typeof info[field] === 'boolean' ? null : `${owner}/${field}`;
}

const PART_FIELDS = [
  'start',
  'content',
  'explanation',
  'audioUrl',
  'transcript',
  'modelAnswer',
] as const satisfies readonly (keyof PartForm)[];

/** As the exam file names it, and so the ids of fields. */
function fieldName(field: (typeof PART_FIELDS)[number], { skill }: ExamForm): string {
  if (field === 'audioUrl') return 'audio_url';
  return field === 'content' ? (skills[skill].hasPassage ? 'passage' : 'examContent') : field;
}

function partsChange(before: ExamForm, after: ExamForm): Change | null {
  for (const [index, part] of after.parts.entries()) {
    const was = partById(before, part.id);
    const said = was === undefined || was === part ? null : (textChange(was, part, after) ?? infoChange(was, part));
    if (said !== null) {
      const place = { part: part.id, group: null, question: null, field: said.field };
      return { kind: 'changed', subject: 'part', label: String(index + 1), count: 1, place, ...said };
    }
  }
  return null;
}

type Said = Pick<Change, 'field' | 'typed'>;

function textChange(was: PartForm, part: PartForm, form: ExamForm): Said | null {
  const field = PART_FIELDS.find((name) => was[name] !== part[name]);
  return field === undefined ? null : { field: fieldName(field, form), typed: `${part.id}/${field}` };
}

function infoChange(was: PartForm, part: PartForm): Said | null {
  if (was.info === null || part.info === null) return null;
  const field = infoField(was.info, part.info);
  return field === null ? null : { field, typed: typedInfo(part.info, field, String(part.id)) };
}
