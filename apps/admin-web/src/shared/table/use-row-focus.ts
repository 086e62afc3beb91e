import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus to the next row, or to the heading of the page, when the focused row leaves a list.
 * @param ids of the rows, in the order of the list.
 * @returns props for an element around the list.
 */
export function useRowFocus(ids: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const focusedId = useRef<string | null>(null);
  const shownIds = useRef(ids);
  useLayoutEffect(() => {
    const place = focusedId.current === null ? -1 : shownIds.current.indexOf(focusedId.current);
    const hasLeft = place >= 0 && !ids.includes(focusedId.current ?? '');
    shownIds.current = ids;
    if (!hasLeft) return;
    focusedId.current = null;
    const rows = list.current?.querySelectorAll('tbody tr') ?? [];
    const next = rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('a, button');
    (next ?? document.querySelector('h1'))?.focus();
  }, [ids]);
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('tbody tr');
      if (row) focusedId.current = ids[[...(row.parentElement?.children ?? [])].indexOf(row)] ?? null;
    },
    // A row that leaves the list causes no such event.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) focusedId.current = null;
    },
  };
}
