import { Badge, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { QuestionType } from '@bandwise/domain';
import { memo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { partById } from '../../model/form/parts.ts';
import { removeGroup } from '../moving/remove.ts';
import { useEditor } from '../../session/editor-context.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import { FindingCount } from '../../fields/finding-count.tsx';
import { DragHandle } from '../moving/drag-handle.tsx';
import { GroupMenu } from '../moving/group-menu.tsx';
import { RowButtons } from '../../fields/row-buttons.tsx';

const groupTexts = texts.groups;

interface GroupHeaderProps {
  readonly part: number;
  readonly group: number;
  readonly type: QuestionType;
  /** The IELTS name of the task. */
  readonly task: string;
  readonly questions: number;
  readonly index: number;
  readonly isLast: boolean;
  readonly isCollapsed: boolean;
  /** `5–8`; empty without questions. */
  readonly numbers: string;
}

/** Says which group it is and which numbers it has; opens and closes it; moves, copies and deletes it. */
export const GroupHeader = memo(function GroupHeader(props: GroupHeaderProps) {
  const { part, group, type, task, questions, index, isLast, isCollapsed, numbers } = props;
  const editor = useEditor();
  const { store, announcements, confirmations } = editor;
  const name = groupTexts.name(index);
  const place = { part, group, question: null, field: null };
  const Chevron = isCollapsed ? IconChevronRight : IconChevronDown;

  return (
    <Group justify="space-between" gap="xs" align="flex-start">
      <div style={{ minWidth: 0, flex: '1 1 11rem' }}>
        <Title order={3} size="h5">
          <UnstyledButton
            id={fieldId(place)}
            aria-expanded={!isCollapsed}
            fz="inherit"
            fw="inherit"
            onClick={() => store.dispatch({ type: 'toggleGroup', group })}
          >
            <Group gap={4} wrap="nowrap" align="flex-start">
              <Chevron size={20} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
              <span id={`group-${group}-name`}>
                {name}: {numbers === '' ? groupTexts.empty : groupTexts.range(numbers)}
              </span>
            </Group>
          </UnstyledButton>
        </Title>
        <Group gap="xs" pl={24}>
          <Text size="sm" c="dimmed">
            {task}
          </Text>
          <Badge variant="default" size="xs">
            {type}
          </Badge>
          <FindingCount group={group} isCollapsed={isCollapsed} />
        </Group>
      </div>
      <RowButtons
        id={fieldId(place)}
        name={name}
        isFirst={index === 0}
        isLast={isLast}
        handle={<DragHandle kind="group" id={group} name={name} />}
        more={<GroupMenu part={part} group={group} name={name} />}
        onMove={(by) => {
          store.dispatch({ type: 'moveGroup', group, by });
          announcements.say(groupTexts.moved(name));
        }}
        onDuplicate={() => {
          store.dispatch({ type: 'duplicateGroup', group });
          announcements.say(groupTexts.added(groupTexts.name(index + 1)));
          focusPlace({ ...place, group: partById(store.getState().form, part)?.groups[index + 1]?.id ?? group });
        }}
        onRemove={() =>
          confirmations.open({
            title: groupTexts.removeTitle,
            detail: groupTexts.removeDetail(questions),
            confirmLabel: texts.rowButtons.remove(name),
            onConfirm: () => removeGroup(editor, { part, group }, groupTexts.removed(name)),
          })
        }
      />
    </Group>
  );
});
