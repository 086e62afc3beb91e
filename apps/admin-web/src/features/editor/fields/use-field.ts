import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { isError, type PlacedFinding } from '../model/findings/placed-finding.ts';
import { fieldId } from '../session/focus/field-id.ts';
import { findingsOf, ownerOf } from '../session/store/finding-board.ts';
import type { FieldPlace } from '../session/focus/field-place.ts';
import { useAfterPress } from './use-after-press.ts';
import { useEditor } from '../session/editor-context.ts';

/** The id and the error of a field, which shows after the field was left or publishing was tried. */
export function useField(place: FieldPlace): {
  readonly id: string;
  readonly error: string | null;
  readonly onBlur: () => void;
} {
  const [isLeft, setLeft] = useState(false);
  const leave = useCallback(() => setLeft(true), []);
  const { part, group = null, question = null, field } = place;
  const where = { part, group, question, field };
  const findings = useFindings(ownerOf(where));
  const isTried = useTried();
  const finding = findings.find((one) => one.field === field && isError(one));
  return {
    id: fieldId(where),
    error: isLeft || isTried ? (finding?.message ?? null) : null,
    onBlur: useAfterPress(leave),
  };
}

/** Returns the findings about a part, group or question itself, without those about what it contains. */
export function useFindings(owner: number): readonly PlacedFinding[] {
  return useStore(useEditor().board, (state) => findingsOf(state, owner));
}

/** Whether missing content is not an error yet, because the test is new. */
export function useCalm(): boolean {
  const { published } = useEditor();
  return !useTried() && published === null;
}

/** Reports content lost in pasting into a field. Stable as long as the place is the same. */
export function useNoteLost({ part, group, question, field }: FieldPlace): (names: readonly string[]) => void {
  const { board } = useEditor();
  return useCallback(
    (names) =>
      board.noteLost(
        { part, ...(group !== undefined && { group }), ...(question !== undefined && { question }), field },
        names,
      ),
    [board, part, group, question, field],
  );
}

export function useTried(): boolean {
  return useStore(useEditor().board, ({ isTried }) => isTried);
}
