import { Checkbox } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { useAssessor, useSetDailyMail } from '../assessor-calls.ts';

const words = texts.assessing;

/** The assessor's own choice. Nothing is shown until it is loaded. */
export function DailyMail() {
  const { data } = useAssessor();
  const setDailyMail = useSetDailyMail();
  if (!data) return null;
  return (
    <Checkbox
      label={words.dailyMail}
      description={words.dailyMailHint}
      checked={data.daily_mail}
      disabled={setDailyMail.isPending}
      onChange={({ currentTarget: { checked } }) => setDailyMail.mutate(checked)}
    />
  );
}
