import { draftSchema, type Draft } from '@bandwise/api-contract/admin';
import type { DraftRow } from './drafts.repo.ts';

export function presentDraft(row: DraftRow): Draft {
  const { publish_at, scheduled_at } = row;
  return draftSchema.parse({
    id: row.id,
    exam_id: row.exam_id,
    skill: row.skill,
    title: row.title,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    editors: row.editors,
    schedule:
      publish_at && scheduled_at
        ? {
            publish_at: publish_at.toISOString(),
            scheduled_by: row.scheduled_by,
            scheduled_at: scheduled_at.toISOString(),
            is_outdated: row.scheduled_revision !== row.revision,
          }
        : null,
    published: row.published,
    failure: row.failure,
  });
}
