import type { Membership } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryFrame } from '../../shared/query/query-frame.tsx';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { membershipsQuery, useLeave } from './class-queries.ts';
import rows from '../../shared/rows/rows.module.css';

/** The learner's classes, each with a way out if the class allows it. */
export function MyClasses() {
  const { api } = useServices();
  const list = useQuery(membershipsQuery(api));
  const words = texts.classes;
  return (
    <QueryFrame query={list} loading={words.loading} failed={words.failed}>
      {(memberships) =>
        memberships.length === 0 ? (
          <EmptyState title={words.none} description={words.noneHint} />
        ) : (
          <ul className={rows['list']}>
            {memberships.map((one) => (
              <OwnClass key={one.id} one={one} />
            ))}
          </ul>
        )
      }
    </QueryFrame>
  );
}

function OwnClass({ one }: { readonly one: Membership }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useLeave();
  const words = texts.classes;
  const { name, teachers, joined_at, may_leave } = one;
  return (
    <Card as="li" className={rows['row']}>
      <div className={rows['words']}>
        <p className={rows['name']}>{name}</p>
        <p className={rows['facts']}>
          <span>{teachers.length > 0 ? words.taughtBy(teachers.join(', ')) : words.noTeachers}</span>
          <span>
            {words.joined} <Moment at={joined_at} />
          </span>
        </p>
        {!may_leave && <Text tone="soft">{words.mayNotLeave}</Text>}
      </div>
      {may_leave && (
        <Button variant="default" aria-label={words.leaveOf(name)} onClick={() => setAsking(true)}>
          {words.leave}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={words.leaving.title(name)}
        confirmLabel={words.leaving.confirm}
        cancelLabel={texts.common.cancel}
        pending={leave.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          leave.mutate(one, {
            onSuccess: () => {
              toast.success(words.left(name));
              // The button that had the focus disappears with its class.
              document.querySelector('h1')?.focus();
            },
            onError: (error) => toast.problem(error.message || words.leaveFailed),
            onSettled: () => setAsking(false),
          })
        }
      >
        {words.leaving.detail}
      </ConfirmDialog>
    </Card>
  );
}
