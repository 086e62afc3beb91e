import { previewAddress } from '@bandwise/ui/practice/practice-address.ts';
import { Anchor, Group, Text } from '@mantine/core';
import { usePublicConfig } from '../../../../shared/account/public-config.ts';
import { partLabel } from '../../../../shared/exams/part-label.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { PublishedPart } from '../../model/form/form.ts';
import { useEditor } from '../../session/editor-context.ts';

const { learner } = texts.editor;

/** Leads to the published parts as learners see them, in a tab beside the editor. */
export function LearnerLinks({ parts }: { readonly parts: readonly PublishedPart[] }) {
  const { skill } = useEditor();
  const site = usePublicConfig()?.learnerWebUrl;
  if (site === undefined || parts.length === 0) return null;
  return (
    <Group gap="xs">
      {parts.length > 1 && <Text size="sm">{learner.seeParts}</Text>}
      {parts.map(({ id, partNumber }) => {
        const part = partLabel(skill, partNumber);
        return (
          <Anchor
            key={id}
            // The new tab gets this one's sign-in, which the browser withholds from a tab without an opener.
            href={site + previewAddress(skill, { id, part_number: partNumber })}
            target="_blank"
            rel="opener"
            aria-label={parts.length > 1 ? texts.exams.seePart(part) : undefined}
            size="sm"
            underline="always"
          >
            {parts.length > 1 ? part : texts.exams.see}
          </Anchor>
        );
      })}
    </Group>
  );
}
