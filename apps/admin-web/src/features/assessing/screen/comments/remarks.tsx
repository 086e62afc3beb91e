import { randomId } from '@bandwise/api-contract/client';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { QueryStatus } from '../../../../shared/query/query-status.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../../shared/toasts/toasts.ts';
import { toastUndoable } from '../../../../shared/toasts/toast-undoable.tsx';
import { useAssessor, useDeleteRemark, useSaveRemark } from '../../assessor-calls.ts';
import classes from '../screen.module.css';

const words = texts.assessing.remarks;

interface RemarksProps {
  /** The text of the comment, which can be saved as a remark. */
  readonly comment: string;
  readonly onChoose: (text: string) => void;
}

/** Reusable remarks of the assessor: saves the comment as one, or chooses one for the comment. */
export function Remarks({ comment, onChoose }: RemarksProps) {
  const [isOpen, setOpen] = useState(false);
  const save = useSaveRemark();
  const text = comment.trim();
  return (
    <>
      <Group gap="xs">
        <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.choose}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={text === ''}
          loading={save.isPending}
          onClick={() => save.mutate({ id: randomId(), text }, { onSuccess: () => toastSuccess(words.saved) })}
        >
          {words.save}
        </Button>
      </Group>
      {isOpen && (
        <RemarkList
          onChoose={(chosen) => {
            setOpen(false);
            onChoose(chosen);
          }}
        />
      )}
    </>
  );
}

function RemarkList({ onChoose }: Pick<RemarksProps, 'onChoose'>) {
  const assessor = useAssessor();
  const save = useSaveRemark();
  const remove = useDeleteRemark();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const all = assessor.data?.remarks ?? [];
  const term = search.trim().toLowerCase();
  const matches = all.filter(({ text }) => text.toLowerCase().includes(term));
  return (
    <Stack gap="xs" className={classes['remarks'] ?? ''}>
      <QueryStatus query={assessor} loading={words.loading} failed={words.failed} />
      {assessor.isSuccess && all.length === 0 && <EmptyState title={words.none} description={words.noneDetail} />}
      {all.length > 0 && (
        <TextInput
          ref={field}
          label={words.search}
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      )}
      {all.length > 0 && matches.length === 0 && <Text role="status">{words.noneFound}</Text>}
      <ul className={classes['remarkList']} aria-label={words.title}>
        {matches.map(({ id, text }) => (
          <li key={id}>
            <UnstyledButton className={classes['remark'] ?? ''} onClick={() => onChoose(text)}>
              {text}
            </UnstyledButton>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={words.removeOf(text)}
              onClick={() =>
                remove.mutate(id, {
                  onSuccess: () => {
                    field.current?.focus();
                    toastUndoable(words.removed, () => save.mutate({ id, text }));
                  },
                })
              }
            >
              {texts.assessing.one.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
