import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { mediaIdIn } from '@bandwise/api-contract/common';
import { recordingSeconds } from '../../platform/storage/recording-seconds.ts';

/** The lengths of recordings whose seconds the parts refer to, by address. */
export async function measureRecordings(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  input: ExamInput,
): Promise<Readonly<Record<string, number>>> {
  const seconds: Record<string, number> = {};
  for (const part of input.listening ?? []) {
    // Only uploaded recordings are measured.
    const url = part.audio_url?.trim() ?? '';
    const id = mediaIdIn(url);
    if (id === null || !namesSeconds(part)) continue;
    const file = await findRecording(db, id);
    const source = file && (await media.read(file.storage_key, { start: 0, end: Number(file.size) - 1 }));
    if (!file || !source) continue;
    const length = await recordingSeconds(source, { contentType: file.content_type, size: Number(file.size) });
    if (length !== null) seconds[url] = length;
  }
  return seconds;
}

function namesSeconds({ transcript, groups }: SectionInput): boolean {
  const questions = (groups ?? []).flatMap((group) => group.questions);
  return (transcript ?? []).length > 0 || questions.some(({ evidence }) => evidence !== null && evidence !== undefined);
}

function findRecording(db: Kysely<Schema>, id: string) {
  return db.selectFrom('media').select(['storage_key', 'size', 'content_type']).where('id', '=', id).executeTakeFirst();
}
