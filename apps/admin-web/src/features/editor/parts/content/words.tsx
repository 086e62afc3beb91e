import { textOf, wordCount } from '@bandwise/domain/internal';
import { Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useOpenPart } from '../../session/editor-context.ts';

/** How many words the passage or the task of the open part has. */
export function Words() {
  const count = wordCount(textOf(useDeferredValue(useOpenPart(({ content }) => content))));
  return (
    <Text c="dimmed" size="sm">
      {texts.editor.content.words(count)}
    </Text>
  );
}
