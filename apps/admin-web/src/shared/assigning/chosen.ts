import type { AssignableTest, NewAssignment } from '@bandwise/api-contract/admin';
import { LIMITS } from '@bandwise/domain';
import {
  allowsConditions,
  TEACHING_LIMITS,
  type AnswersShown,
  type AssignmentConditions,
} from '@bandwise/domain/internal';
import { partLabel } from '../exams/part-label.ts';
import { texts } from '../texts/texts.ts';

const words = texts.assignments.tests;

type Item = NewAssignment['items'][number];
/** Several whole tests become one mock exam only when they are assigned. */
type ChosenItem = Exclude<Item, { readonly kind: 'mock' }>;

/** A test, a part or a practice that was chosen for an assignment. */
export interface Chosen {
  readonly key: string;
  readonly item: ChosenItem;
  readonly title: string;
  /** It can be taken under exam conditions. */
  readonly isExam: boolean;
  /** Its answers are no secret: anybody can open it outside the assignment. */
  readonly isOpen: boolean;
}

export function chosenTest({ examID, title, has_exam_conditions, locked }: AssignableTest): Chosen {
  return {
    key: examID,
    item: { kind: 'exam', examID },
    title,
    isExam: has_exam_conditions,
    isOpen: !locked,
  };
}

export function chosenPart(
  { skill, title: test }: Pick<AssignableTest, 'skill' | 'title'>,
  { sectionID, part_number, title, locked }: AssignableTest['parts'][number],
): Chosen {
  const part = partLabel(skill, part_number);
  return {
    key: sectionID,
    item: { kind: 'section', sectionID },
    title: title === test ? `${title} (${part})` : words.partOf(part, title),
    isExam: false,
    isOpen: !locked,
  };
}

export const MISTAKES_KEY = 'mistakes';

export function chosenMistakes(questions: number): Chosen {
  return {
    key: MISTAKES_KEY,
    item: { kind: 'mistakes', questions },
    title: words.mistakesTitle(questions),
    isExam: false,
    isOpen: false,
  };
}

/** Whether all that is chosen can be taken under exam conditions. */
export function canBeExam(chosen: readonly Chosen[]): boolean {
  return chosen.length > 0 && chosen.every(({ isExam, item }) => isExam && allowsConditions(item, 'exam'));
}

/** Whether all that is chosen can be one sitting. */
export function canBeMock(chosen: readonly Chosen[]): boolean {
  return chosen.length > 1 && chosen.length <= LIMITS.examsPerSittingMax && canBeExam(chosen);
}

/** The wish of the teacher where it is possible; without a wish, exam conditions. */
export function conditionsOf(chosen: readonly Chosen[], wish: AssignmentConditions | null): AssignmentConditions {
  return canBeExam(chosen) ? (wish ?? 'exam') : 'practice';
}

/** An exam ends for the whole class at the due time; who practises learns from the answers. */
export function usualAnswers(conditions: AssignmentConditions): AnswersShown {
  return conditions === 'exam' ? 'after_due' : 'at_once';
}

/** The name of an assignment until the teacher types another. */
export function usualName(chosen: readonly Chosen[]): string {
  const name = chosen.map(({ title }) => title).join(', ');
  return name.length > TEACHING_LIMITS.assignmentNameMax
    ? `${name.slice(0, TEACHING_LIMITS.assignmentNameMax - 1).trimEnd()}…`
    : name;
}

/** The items of the call from the chosen tests. */
export function itemsOf(chosen: readonly Chosen[], isMock: boolean): Item[] {
  if (!isMock) return chosen.map(({ item }) => item);
  const examIDs = chosen.flatMap(({ item }) => (item.kind === 'exam' ? [item.examID] : []));
  return [{ kind: 'mock', examIDs }];
}
