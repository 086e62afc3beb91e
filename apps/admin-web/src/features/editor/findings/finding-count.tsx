import { Badge } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { editorTexts } from '../../../shared/texts/editor.ts';
import { isError } from './placed-finding.ts';
import { useEditor } from '../screen/editor-context.ts';
import { useTried } from '../fields/use-field.ts';

interface NoticeCountProps {
  readonly group: number;
  readonly isCollapsed: boolean;
}

/** How much is to be mended in a group, once publishing was tried or where the group is collapsed. */
export function NoticeCount({ group, isCollapsed }: NoticeCountProps) {
  const { board } = useEditor();
  const isTried = useTried();
  const count = useSyncExternalStore(
    board.subscribe,
    () => board.all().filter((notice) => notice.group === group && isError(notice)).length,
  );
  if (count === 0 || !(isTried || isCollapsed)) return null;
  return (
    <Badge color="red" variant="light" size="sm">
      {editorTexts.validation.errors(count)}
    </Badge>
  );
}
