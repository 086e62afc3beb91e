import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  forgetGuestResult,
  guestResults,
  isWanted,
  type GuestResult,
} from '../../shared/guest-results/guest-results.ts';
import { reviewAddress } from '../../shared/practice/practice-address.ts';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';

/** The results that were made in this browser without an account: the account takes them over. */
export function GuestResults() {
  const { clock, device } = useServices();
  const [results, setResults] = useState(() => guestResults(device, clock.now()));
  return results.map((result) => (
    <FoundResult
      key={`${result.sectionID} ${result.at}`}
      result={result}
      onDiscard={() => {
        forgetGuestResult(device, result);
        setResults((all) => all.filter((one) => one !== result));
      }}
    />
  ));
}

interface FoundResultProps {
  readonly result: GuestResult;
  readonly onDiscard: () => void;
}

/** Saves the result automatically for a guest who signed in to keep it. Any other user gets a button. */
function FoundResult({ result, onDiscard }: FoundResultProps) {
  const { api, clock, device, grants } = useServices();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => {
      const { sectionID, answers, attempt: guestAttempt } = result;
      const body = { sectionID, answers, guestAttempt };
      return api.call('POST /api/user/save-result', { body }, { headers: grants.headers(sectionID) });
    },
    onSuccess() {
      forgetGuestResult(device, result);
      void queries.invalidateQueries();
    },
  });
  const [isAutomatic] = useState(() => isWanted(result, clock.now()));
  const save = useEffectEvent(() => saving.mutate());
  useEffect(() => {
    if (isAutomatic) save();
  }, [isAutomatic]);

  const words = texts.guestResult;
  const { title, skill, part_number, sectionID } = result;
  if (saving.isSuccess) {
    const { attemptID, correctCount, total } = saving.data;
    return (
      <Notice tone="right" role="status" mb="md">
        <Text mb="xs">{words.kept(title, correctCount, total)}</Text>
        <Button component={Link} to={reviewAddress(skill, { id: sectionID, part_number }, attemptID)}>
          {words.show}
        </Button>
      </Notice>
    );
  }
  const text = saving.isError
    ? words.failed(title, saving.error.message)
    : words.found(title, result.correctCount, result.total);
  if (saving.isPending || (isAutomatic && saving.isIdle))
    return (
      <Notice role="status" mb="md">
        {words.keeping(title)}
      </Notice>
    );
  return (
    <Notice tone={saving.isError ? 'wrong' : 'accent'} role={saving.isError ? 'alert' : 'group'} title={text} mb="md">
      <Row gap="sm">
        <Button onClick={() => saving.mutate()}>{saving.isError ? texts.common.retry : words.keep}</Button>
        <Button variant="default" onClick={onDiscard}>
          {words.discard}
        </Button>
      </Row>
    </Notice>
  );
}
