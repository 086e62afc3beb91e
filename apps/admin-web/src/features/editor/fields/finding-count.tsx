import { Badge } from '@mantine/core';
import { useStore } from 'zustand';
import { texts } from '../../../shared/texts/texts.ts';
import { isError } from '../model/findings/placed-finding.ts';
import { useEditor } from '../session/editor-context.ts';
import { useTried } from './use-field.ts';

interface FindingCountProps {
  readonly group: number;
  readonly isCollapsed: boolean;
}

/** The number of a group's errors, shown after a try to publish or while the group is collapsed. */
export function FindingCount({ group, isCollapsed }: FindingCountProps) {
  const { board } = useEditor();
  const isTried = useTried();
  const count = useStore(
    board,
    ({ all }) => all.filter((finding) => finding.group === group && isError(finding)).length,
  );
  if (count === 0 || !(isTried || isCollapsed)) return null;
  return (
    <Badge color="red" variant="light" size="sm">
      {texts.editor.validation.errors(count)}
    </Badge>
  );
}
