import type { HandedInRecording, SpeechFiguresBody } from '@bandwise/api-contract/learner';
import { type SectionContent, speechFigures } from '@bandwise/domain';
import { promptsOf, speechTotals } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Sections } from '../../sections/sections.ts';
import { findSubmitted, type SubmittedRecording } from './recordings.repo.ts';

/** The sections of a submission in the answered versions, and its recordings. */
export interface Answer {
  readonly contents: readonly SectionContent[];
  readonly recordings: readonly HandedInRecording[];
}

/** Reads the task of a submission, and the recordings with their prompts. */
export async function readAnswer(
  db: Kysely<Schema>,
  sections: Pick<Sections, 'version'>,
  submission: { readonly id: string; readonly section_id: string; readonly version: number },
): Promise<Answer> {
  const rows = await findSubmitted(db, submission.id);
  const answered = rows.length > 0 ? rows : [submission];
  const versions = new Map<string, SectionContent>();
  for (const { section_id, version } of answered) {
    const key = keyOf({ section_id, version });
    if (!versions.has(key)) versions.set(key, (await sections.version({ id: section_id, version })).content);
  }
  const recordings = rows.flatMap((row) => {
    const content = versions.get(keyOf(row));
    return content ? [presentRecording(row, content)] : [];
  });
  return { contents: [...versions.values()], recordings };
}

function keyOf({ section_id, version }: { readonly section_id: string; readonly version: number }): string {
  return `${section_id} ${version}`;
}

function presentRecording(row: SubmittedRecording, content: SectionContent): HandedInRecording {
  const prompt = promptsOf(content)[row.prompt];
  if (!prompt) throw new Error(`The recording ${row.id} answers a prompt that its section does not have`);
  const { text, part, prepare, answer, audio_url } = prompt;
  return {
    id: row.id,
    sectionID: row.section_id,
    title: content.title,
    index: row.prompt,
    prompt: { text, part, prepare, answer, ...(audio_url !== undefined && { audio_url }) },
    content_type: row.content_type,
    seconds: row.duration_ms / 1000,
    ...(!row.hasFile && { is_removed: true as const }),
    figures: row.levels.length === 0 ? null : speechFigures([...row.levels]),
  };
}

/** The sums over recordings; null: there are none, or one was not measured. */
export function presentSpeech(recordings: readonly HandedInRecording[]): SpeechFiguresBody | null {
  const measured = recordings.flatMap(({ figures }) => (figures ? [figures] : []));
  return measured.length === 0 || measured.length < recordings.length ? null : speechTotals(measured);
}
