import type { AssessmentBody, OpinionBody } from '@bandwise/api-contract/admin';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useCurrentUser } from '../../../../shared/account/current-user.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { useKeepReleased, useRequestOpinion, useWithdrawRequest } from '../../calls.ts';
import { Comparison } from './comparison.tsx';

const words = texts.assessing.opinions;

interface OpinionsCardProps {
  readonly assessment: AssessmentBody;
  /** Runs before a call that loads the assessment again, and says whether it may. */
  readonly onBefore?: () => Promise<boolean>;
  /** Begins the assessment with an opinion. */
  readonly onUse?: (opinion: OpinionBody) => void;
}

const always = () => Promise.resolve(true);

/** A second opinion: its request, its progress, and the comparison of both opinions. */
export function OpinionsCard({ assessment, onBefore = always, onUse }: OpinionsCardProps) {
  const { opinions } = assessment;
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  return (
    <Card as="section" aria-label={words.title}>
      <Title order={2} size="h4" mb="xs">
        {words.title}
      </Title>
      {opinions === null && <NoOpinions assessment={assessment} onBefore={onBefore} />}
      {(opinions?.phase === 'first' || opinions?.phase === 'second') && (
        <Wanted assessment={assessment} opinions={opinions} onBefore={onBefore} />
      )}
      {(opinions?.phase === 'settle' || opinions?.phase === 'settled') && (
        <>
          <Text>{words.phases[opinions.phase]}</Text>
          <Comparison assessment={assessment} opinions={opinions} onUse={onUse} />
          {opinions.phase === 'settle' && assessment.released.length > 0 && isAdministrator && (
            <KeepButton assessment={assessment} />
          )}
        </>
      )}
    </Card>
  );
}

/** Whether another assessor works on the text. */
function isWithOther({ claim }: Pick<AssessmentBody, 'claim'>): boolean {
  return claim !== null && !claim.isOwn;
}

type PartProps = Pick<OpinionsCardProps, 'assessment'> & { readonly onBefore: () => Promise<boolean> };

function NoOpinions({ assessment, onBefore }: PartProps) {
  const request = useRequestOpinion();
  return (
    <>
      <Text>{words.hint}</Text>
      {!isWithOther(assessment) && (
        <Button
          variant="default"
          mt="sm"
          loading={request.isPending}
          onClick={() => void onBefore().then((may) => may && request.mutate(assessment.id))}
        >
          {words.request}
        </Button>
      )}
    </>
  );
}

interface WantedProps extends PartProps {
  readonly opinions: NonNullable<AssessmentBody['opinions']>;
}

function Wanted({ assessment, opinions: { phase, first, requested_by }, onBefore }: WantedProps) {
  const withdraw = useWithdrawRequest();
  const [isAsked, setAsked] = useState(false);
  const isBlind = phase === 'second' && first === null;
  return (
    <>
      <Text>{isBlind ? words.blind : words.phases[phase]}</Text>
      <Text size="sm" c="dimmed">
        {words.requestedBy(requested_by ?? texts.common.aDeletedUser)}
      </Text>
      {!isWithOther(assessment) && (
        <Button variant="default" mt="sm" onClick={() => setAsked(true)}>
          {words.withdraw}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={words.withdrawTitle}
        confirmLabel={words.withdraw}
        cancelLabel={texts.common.cancel}
        pending={withdraw.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          void onBefore().then((may) => may && withdraw.mutate(assessment.id, { onSettled: () => setAsked(false) }))
        }
      >
        <Text>{words.withdrawDetail[phase === 'second' ? 'second' : 'first']}</Text>
      </ConfirmDialog>
    </>
  );
}

function KeepButton({ assessment }: Pick<OpinionsCardProps, 'assessment'>) {
  const keep = useKeepReleased();
  if (isWithOther(assessment)) return null;
  return (
    <Group mt="sm">
      <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate(assessment.id)}>
        {words.keep}
      </Button>
      <Text size="sm" c="dimmed" flex={1} miw="12rem">
        {words.keepHint}
      </Text>
    </Group>
  );
}
