import type { Draft } from '@bandwise/api-contract/admin';
import { Badge } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';

/** That not all that is written of the test is published. */
export function DraftBadge({ draft: { schedule } }: { readonly draft: Draft }) {
  return <Badge variant="outline">{schedule === null ? texts.lifecycle.draft : texts.lifecycle.scheduled}</Badge>;
}
