import { NumberInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { officialTime, recordingsOf, secondsOfAll } from '../../model/counts/official-time.ts';
import { roundedShares } from '../../model/counts/rounded-shares.ts';
import { useField } from '../../fields/use-field.ts';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { useRecordingLengths } from '../../session/calls/recording-lengths.ts';
import { useEditorState, useOpenPart, useSettledForm } from '../../session/editor-context.ts';
import { useInfo } from '../../fields/use-info.ts';
import { useInfoPart } from '../../fields/use-info-part.ts';

const { basic } = texts.editor;

/** Minutes of a test or of one of its parts. */
export function TimeField() {
  const { info, change } = useInfo();
  const isFull = useEditorState(({ form }) => form.testType === 'full_test');
  const hasOwnInfo = useOpenPart((part) => part.info !== null);
  const form = useSettledForm();
  const shares = useMemo(() => roundedShares(form), [form]);
  const field = useField({ part: useInfoPart(), field: 'time' });
  const official = useOfficialTime();
  const shared = shares === null ? basic.timeShared : basic.timeRounded(shares);
  // `1.` is no number, and must stay in the field until it is `1.5`.
  const [typed, setTyped] = useState<number | string | null>(null);
  return (
    <NumberInput
      {...field}
      label={basic.time}
      description={[isFull && !hasOwnInfo && shared, official].filter(Boolean).join(' ')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      value={typed ?? info.time ?? ''}
      onChange={(time) => {
        setTyped(time);
        change({ time: typeof time === 'number' ? time : null });
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
    />
  );
}

/** The official time of a test that has recordings, as a sentence; '': it has none. */
function useOfficialTime(): string {
  const form = useSettledForm();
  const recordings = recordingsOf(form);
  const lengths = useRecordingLengths(recordings);
  const minutes = lengths === null || !recordings.some((url) => url !== '') ? null : officialTime(form, lengths);
  if (minutes === null || lengths === null) return '';
  const seconds = secondsOfAll(form, lengths);
  if (seconds !== null) return basic.officialTime(minutes, clockTime(seconds));
  return Object.values(lengths).includes(null) ? basic.officialTimeUnknown(minutes) : '';
}
