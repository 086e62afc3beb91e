import { hasContent } from '@bandwise/domain';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { Text } from '@mantine/core';
import { commonTexts } from '../../../shared/texts/common.ts';

export function TaskText({ blocks }: { blocks: readonly string[] }) {
  if (!blocks.some(hasContent)) return <Text c="dimmed">{commonTexts.noContent}</Text>;
  return <PassageView blocks={blocks} />;
}
