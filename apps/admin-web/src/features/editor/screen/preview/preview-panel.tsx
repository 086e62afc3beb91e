import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { shownParts } from '../../model/form/parts.ts';
import { shownContent } from '../../model/exam-file/to-content.ts';
import { Card } from '../../fields/card.tsx';
import { ContentPreview } from './content-preview.tsx';
import { useOpenPart, useSettledForm } from '../../session/editor-context.ts';

const { preview } = texts.editor;

/** The open part as a learner meets it, drawn by the learner's own renderer from what a learner would be sent. */
export function PreviewPanel() {
  const part = useOpenPart(({ id }) => id);
  const form = useSettledForm();
  const content = useMemo(() => {
    const shown = shownParts(form).find((one) => one.part.id === part);
    return shown === undefined ? null : shownContent(form, shown);
  }, [form, part]);
  if (content === null) return null;
  return (
    <Card heading={preview.heading}>
      <Text size="sm" c="dimmed">
        {preview.hint}
      </Text>
      <ContentPreview key={part} content={content} />
    </Card>
  );
}
