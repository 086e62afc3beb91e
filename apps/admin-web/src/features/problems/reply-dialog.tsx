import type { Problem } from '@bandwise/api-contract/admin';
import { PROBLEM_REPLY_MAX } from '@bandwise/domain/internal';
import { Alert, Group, Modal, Radio, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../shared/dialogs/dialog-form.tsx';
import { texts } from '../../shared/texts/texts.ts';
import classes from './problems.module.css';
import { useReply } from './reply-to-problem.ts';

const words = texts.problems;
const OUTCOMES = ['fixed', 'declined'] as const;

interface ReplyDialogProps {
  /** As it is now; null: closed. */
  readonly problem: Problem | null;
  readonly onClose: () => void;
  readonly onReplied: (id: string) => void;
}

/** Decides a report and writes the reply to its learner. */
export function ReplyDialog({ problem, onClose, onReplied }: ReplyDialogProps) {
  return (
    <Modal opened={problem !== null} onClose={onClose} title={problem && words.replyTo(problem.learner.name)}>
      {problem && <ReplyForm key={problem.id} problem={problem} onClose={onClose} onReplied={onReplied} />}
    </Modal>
  );
}

function ReplyForm({ problem, onClose, onReplied }: Omit<ReplyDialogProps, 'problem'> & { readonly problem: Problem }) {
  const { id, revision, state } = problem;
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>(state === 'declined' ? 'declined' : 'fixed');
  const [reply, setReply] = useState(problem.reply);
  const [isMissing, setMissing] = useState(false);
  const change = useReply();
  const send = () => {
    const needsReason = outcome === 'declined' && reply.trim() === '';
    setMissing(needsReason);
    if (!needsReason) change.mutate({ id, revision, state: outcome, reply }, { onSuccess: () => onReplied(id) });
  };
  return (
    <DialogForm submitLabel={words.send} isPending={change.isPending} onSubmit={() => send()} onCancel={onClose}>
      {change.failure !== null && <Alert color="red">{change.failure}</Alert>}
      <blockquote className={classes['words']}>{problem.words}</blockquote>
      <Radio.Group
        label={words.outcome}
        value={outcome}
        onChange={(value) => setOutcome(OUTCOMES.find((known) => known === value) ?? 'fixed')}
      >
        <Group mt="xs">
          {OUTCOMES.map((value) => (
            <Radio key={value} value={value} label={words.outcomes[value]} />
          ))}
        </Group>
      </Radio.Group>
      <Textarea
        data-autofocus
        label={words.replyLabel}
        description={words.replyHint}
        value={reply}
        onChange={(event) => setReply(event.currentTarget.value)}
        maxLength={PROBLEM_REPLY_MAX}
        rows={4}
        required={outcome === 'declined'}
        error={isMissing && words.replyMissing}
      />
      <Text size="sm" c="dimmed">
        {words.mailed}
      </Text>
    </DialogForm>
  );
}
