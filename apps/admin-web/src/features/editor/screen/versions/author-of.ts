import type { VersionRow } from '@bandwise/api-contract/admin';
import { texts } from '../../../../shared/texts/texts.ts';

export function authorOf({ created_by }: Pick<VersionRow, 'created_by'>): string {
  return created_by ?? texts.versions.nobody;
}
