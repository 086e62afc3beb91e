import type { SectionListItem } from '@bandwise/api-contract/learner';
import { hasContent, type Skill } from '@bandwise/domain';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import { partLabel } from '../model/parts.ts';
import classes from './task-panes.module.css';
import { useOpenTest } from './use-open-test.ts';

interface TaskPanesProps {
  readonly skill: Skill;
  readonly tasks: readonly SectionListItem[];
}

export function TaskPanes({ skill, tasks }: TaskPanesProps) {
  const [selectedId, setSelectedId] = useState(tasks[0]?.id);
  const selected = tasks.find((task) => task.id === selectedId) ?? tasks[0];
  const { open, unlocking, cancel } = useOpenTest(skill);
  return (
    <div className={classes['panes']}>
      <ul className={classes['list']}>
        {tasks.map((task) => (
          <li key={task.id}>
            <UnstyledButton
              className={classes['task']}
              aria-current={task === selected ? 'true' : undefined}
              onClick={() => setSelectedId(task.id)}
            >
              {task.title}
              <span>{partLabel(skill, task.part_number)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {selected && (
        <article className={classes['detail']}>
          <Title order={2} size="h3" mb="sm">
            {selected.title}
          </Title>
          <TaskText blocks={selected.examContent ?? []} />
          {skill === 'writing' && (
            <Button mt="md" onClick={() => open(selected, false)}>
              {practiceListTexts.startWriting}
            </Button>
          )}
        </article>
      )}
      {unlocking && <UnlockDialog section={unlocking.section} onUnlocked={unlocking.proceed} onCancel={cancel} />}
    </div>
  );
}

function TaskText({ blocks }: { blocks: readonly string[] }) {
  if (!blocks.some(hasContent)) return <Text c="dimmed">{practiceListTexts.noContent}</Text>;
  return <PassageView blocks={blocks} />;
}
