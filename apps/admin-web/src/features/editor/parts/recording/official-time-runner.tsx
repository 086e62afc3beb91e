import { useEffect, useRef } from 'react';
import { officialTime, recordingsOf, timeToFollow } from '../../model/counts/official-time.ts';
import { shownParts } from '../../model/form/parts.ts';
import { useDispatch, useEditor, useEditorState } from '../../session/editor-context.ts';
import { useRecordingLengths } from '../../session/calls/recording-lengths.ts';

/** Gives a test the official time of its recordings when they change, if its author left the time as it came. */
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
    // The recordings that a test was opened or imported with change nothing: its author may have meant its time.
    const before = followed.current?.epoch === epoch ? followed.current.time : time;
    followed.current = { epoch, time };
    const minutes = timeToFollow(form, before, time);
    const part = shownParts(form).find((shown) => shown.part.info === null)?.part.id;
    if (minutes !== null && part !== undefined) dispatch({ type: 'setInfo', part, patch: { time: minutes } });
  }, [store, dispatch, lengths, epoch]);
  return null;
}
