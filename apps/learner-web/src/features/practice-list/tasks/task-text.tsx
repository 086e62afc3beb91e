import { hasContent } from '@bandwise/domain/internal';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { texts } from '../../../shared/texts/texts.ts';

export function TaskText({ blocks }: { blocks: readonly string[] }) {
  if (!blocks.some(hasContent)) return <Text tone="soft">{texts.common.noContent}</Text>;
  return <PassageView blocks={blocks} />;
}
