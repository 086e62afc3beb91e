import type { AssessmentShare } from '@bandwise/api-contract/admin';
import { shareEvenly } from '@bandwise/domain/internal';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Checkbox, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { ClassField } from '../../../shared/classes/class-field.tsx';
import { useClasses } from '../../../shared/classes/class-list.ts';
import { CLASSES_PATH } from '../../../shared/classes/paths.ts';
import { DialogForm } from '../../../shared/dialogs/dialog-form.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useShare, useShareOut } from './share-calls.ts';

const words = texts.assessing.share;

interface ShareDialogProps {
  readonly opened: boolean;
  /** The class that is chosen first. */
  readonly classId?: string | undefined;
  readonly onClose: () => void;
}

/** Shares out the waiting submissions of a class among its assessors. */
export function ShareDialog({ opened, classId, onClose }: ShareDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.title}>
      <ChosenClass classId={classId} onClose={onClose} />
    </Modal>
  );
}

type FormProps = Omit<ShareDialogProps, 'opened'>;

function ChosenClass({ classId, onClose }: FormProps) {
  const query = useClasses();
  const [chosen, setChosen] = useState(classId);
  const of = chosen ?? query.data?.classes[0]?.id;
  if (!query.isSuccess)
    return <QueryStatus query={query} loading={texts.classes.loading} failed={texts.classes.failed} />;
  if (of === undefined)
    return (
      <EmptyState
        title={texts.classes.none}
        description={words.noClass}
        action={
          <Button component={Link} to={CLASSES_PATH}>
            {texts.classes.title}
          </Button>
        }
      />
    );
  return (
    <Stack>
      <ClassField label={texts.assessing.class} isFirst value={of} onChange={setChosen} />
      <ShareForm key={of} classId={of} onClose={onClose} />
    </Stack>
  );
}

interface Outcome {
  readonly before: AssessmentShare;
  readonly after: AssessmentShare;
}

function ShareForm({ classId, onClose }: FormProps & { readonly classId: string }) {
  const query = useShare({ class: classId });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome) return <Result {...outcome} onClose={onClose} />;
  if (!query.data) return <QueryStatus query={query} loading={words.loading} failed={words.loadFailed} />;
  const { data } = query;
  if (data.unshared === 0) return <EmptyState title={words.nothing} description={words.nothingDetail} />;
  return (
    <AssessorsForm
      classId={classId}
      share={data}
      onDone={(after) => setOutcome({ before: data, after })}
      onClose={onClose}
    />
  );
}

interface AssessorsFormProps extends FormProps {
  readonly classId: string;
  readonly share: AssessmentShare;
  readonly onDone: (after: AssessmentShare) => void;
}

/** The assessors with the number that each would get. An administrator is chosen first only where there is no other assessor. */
function AssessorsForm({ classId, share: { unshared, assessors }, onDone, onClose }: AssessorsFormProps) {
  const caller = useCurrentUser().data;
  const shareOut = useShareOut();
  const [chosen, setChosen] = useState(() => {
    const others = assessors.filter(({ id }) => id !== caller?.id);
    return (caller?.role === 'admin' && others.length > 0 ? others : assessors).map(({ id }) => id);
  });
  const [problem, setProblem] = useState<string | null>(null);
  const planned = shareEvenly(
    unshared,
    assessors.filter(({ id }) => chosen.includes(id)),
  );
  const submit = async () => {
    if (chosen.length === 0) return setProblem(words.choose);
    const after = await shareOut.mutateAsync({ class: classId, assessors: chosen });
    if ('refusal' in after) return setProblem(after.refusal);
    onDone(after);
  };
  return (
    <DialogForm
      submitLabel={words.submit}
      isPending={shareOut.isPending}
      refusal={problem}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Text>{words.unshared(unshared)}</Text>
      <Checkbox.Group
        label={words.assessors}
        description={words.hint}
        value={chosen}
        onChange={(ids) => {
          setChosen(ids);
          setProblem(null);
        }}
      >
        <Stack gap="sm" mt="xs">
          {assessors.map(({ id, name, waiting }) => (
            <Checkbox
              key={id}
              value={id}
              label={id === caller?.id ? words.youNamed(name) : name}
              description={words.gets(waiting, planned.filter((to) => to === id).length)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </DialogForm>
  );
}

/** The number that each assessor got. */
function Result({ before, after, onClose }: Outcome & Pick<FormProps, 'onClose'>) {
  const close = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => close.current?.focus(), []);
  const got = after.assessors
    .map(({ id, name, waiting }) => ({
      id,
      name,
      count: waiting - (before.assessors.find((one) => one.id === id)?.waiting ?? 0),
    }))
    .filter(({ count }) => count > 0);
  return (
    <Stack>
      <div role="status">
        <Text fw={600}>{words.done}</Text>
        <List>
          {got.map(({ id, name, count }) => (
            <List.Item key={id}>{words.got(name, count)}</List.Item>
          ))}
        </List>
        {after.unshared > 0 && <Text>{words.unshared(after.unshared)}</Text>}
      </div>
      <Group justify="flex-end">
        <Button ref={close} onClick={onClose}>
          {words.close}
        </Button>
      </Group>
    </Stack>
  );
}
