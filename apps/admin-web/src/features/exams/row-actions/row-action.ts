import type { ExamState } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import type { ComponentType } from 'react';

export interface ListedPart {
  readonly id: string;
  readonly part_number: number;
  readonly title: string;
}

/** The subject of a row of All Tests: a test or one of its parts. */
export interface ListedTest {
  readonly skill: Skill;
  readonly exam_id: string;
  /** The revision in the list. */
  readonly revision: number;
  readonly title: string;
  readonly state: ExamState;
  /** All parts of the test, in their order. */
  readonly parts: readonly ListedPart[];
  /** The part of the row; null for the whole test. */
  readonly part: ListedPart | null;
}

export interface RowActionProps {
  readonly test: ListedTest;
  /** Opens the action's dialog. */
  readonly onAsk: () => void;
}

export interface RowDialogProps {
  readonly test: ListedTest;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** An action on a row of All Tests. */
export interface RowAction {
  readonly name: string;
  /** Whether the row offers the action; absent: every row. */
  readonly isOffered?: (test: ListedTest) => boolean;
  /** A button in the row, or items of its menu. */
  readonly Control: ComponentType<RowActionProps>;
  /** The confirmation of the action. */
  readonly Dialog?: ComponentType<RowDialogProps>;
}

/** The parts that an action on the row is about. */
export function partsOf({ part, parts }: ListedTest): readonly ListedPart[] {
  return part === null ? parts : [part];
}
