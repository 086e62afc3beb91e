import type { VersionRow as PresentedVersion } from '@bandwise/api-contract/admin';
import type { VersionRow } from './versions.repo.ts';

export function presentVersion({ version, title, created_at, created_by }: VersionRow): PresentedVersion {
  return { version, title, created_at: created_at.toISOString(), created_by };
}
