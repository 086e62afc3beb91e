import { useEffect, useRef } from 'react';
import { officialTime, recordingsOf, timeToFollow } from '../../model/counts/official-time.ts';
import { shownParts } from '../../model/form/parts.ts';
import { useDispatch, useEditor, useEditorState } from '../../session/editor-context.ts';
import { useRecordingLengths } from '../../session/calls/recording-lengths.ts';

/** Sets the official time of a test when its recordings change, unless the author changed the time. */
export function OfficialTimeRunner() {
  const { store } = useEditor();
  const dispatch = useDispatch();
  const recordings = useEditorState(({ form }) => recordingsOf(form).join('\n'));
  const epoch = useEditorState((state) => state.epoch);
  const lengths = useRecordingLengths(recordings.split('\n'));
  const followed = useRef<{ readonly epoch: number; readonly time: number | null } | null>(null);
  useEffect(() => {
    if (lengths === null) return;
    const { form } = store.getState();
    const time = officialTime(form, lengths);
    // The initial recordings of an opened or imported test change nothing, because its time may be intended.
    const before = followed.current?.epoch === epoch ? followed.current.time : time;
    followed.current = { epoch, time };
    const minutes = timeToFollow(form, before, time);
    const part = shownParts(form).find((shown) => shown.part.info === null)?.part.id;
    if (minutes !== null && part !== undefined) dispatch({ type: 'setInfo', part, patch: { time: minutes } });
  }, [store, dispatch, lengths, epoch]);
  return null;
}
