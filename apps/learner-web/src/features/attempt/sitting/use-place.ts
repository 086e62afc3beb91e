import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import { keepPlace, readPlace, type PlaceKey } from '../store/sitting/place.ts';
import type { SatSection } from '../store/sitting/sat-section.ts';

/** The part of an exam that is shown: at first the one that was left, and each at the question that was left. */
export function usePlace(
  key: PlaceKey,
  sections: readonly SatSection[],
  jump: (number: number, byKeyboard: boolean) => void,
): readonly [number, (part: number) => void] {
  const { device } = useServices();
  const [left] = useState(() => readPlace(device, key, sections.length));
  const [part, setPart] = useState(left.part);
  const keep = (shown: number) =>
    keepPlace(device, key, { part: shown, numbers: sections.map((section) => section.getState().current) });

  const comeBack = useEffectEvent(() => {
    for (const [index, number] of left.numbers.entries()) if (number !== null) sections[index]?.moveTo(number);
    const number = left.numbers[left.part] ?? null;
    if (number !== null) jump(number, false);
  });
  useEffect(() => comeBack(), []);

  const keepHere = useEffectEvent(() => keep(part));
  useEffect(() => {
    const unfollow = sections.map((section) =>
      section.subscribe(({ current }, before) => {
        if (current !== before.current) keepHere();
      }),
    );
    return () => {
      for (const stop of unfollow) stop();
    };
  }, [sections]);

  const open = (next: number) => {
    setPart(next);
    keep(next);
  };
  return [part, open];
}
