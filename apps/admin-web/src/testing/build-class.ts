import type {
  AssignableTest,
  AssignmentBody,
  ClassBody,
  ClassList,
  ClassMember,
  ListedClass,
} from '@bandwise/api-contract/admin';

export const CLASS_ID = '00000000-0000-4000-8000-0000000000c1';
export const OTHER_CLASS_ID = '00000000-0000-4000-8000-0000000000c2';
export const ASSIGNMENT_ID = '00000000-0000-4000-8000-0000000000f1';
export const EXAM_ID = '00000000-0000-4000-8000-0000000000e1';

export function buildListedClass(part: Partial<ListedClass> = {}): ListedClass {
  return {
    id: CLASS_ID,
    name: 'Evening class',
    archived: false,
    teachers: ['Ada Lovelace'],
    learners: 1,
    open_assignments: 0,
    ...part,
  };
}

/** The first page of these classes, without archived ones, as the server answers without a search. */
export function listedClasses(all: readonly ListedClass[], page: Partial<ClassList> = {}): ClassList {
  const classes = all.filter(({ archived }) => !archived);
  const counts = { active: classes.length, archived: all.length - classes.length };
  return { classes, counts, total: classes.length, page: 1, pages: 1, ...page };
}

export function buildMember(part: Partial<ClassMember> = {}): ClassMember {
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    firstName: 'Mai',
    lastName: 'Tran',
    email: 'mai@example.com',
    active: true,
    joined_at: '2026-11-02T08:00:00.000Z',
    ...part,
  };
}

export function buildClass(part: Partial<ClassBody> = {}): ClassBody {
  return {
    id: CLASS_ID,
    name: 'Evening class',
    archived: false,
    may_leave: true,
    join_code: null,
    join_link: null,
    teachers: [],
    learners: [buildMember()],
    created_at: '2026-11-01T08:00:00.000Z',
    ...part,
  };
}

export function buildAssignment(part: Partial<AssignmentBody> = {}): AssignmentBody {
  return {
    id: ASSIGNMENT_ID,
    class: { id: CLASS_ID, name: 'Evening class' },
    name: 'Marsh',
    note: '',
    in_order: false,
    opens_at: '2026-11-02T02:00:00.000Z',
    due_at: '2099-11-09T16:59:00.000Z',
    attempts_allowed: 1,
    answers_shown: 'after_due',
    full_screen: false,
    start_code: null,
    conditions: 'exam',
    items: [
      { item: { kind: 'exam', examID: EXAM_ID }, title: 'Marsh', skills: ['reading'], available: true, locked: false },
    ],
    revision: 4,
    created_at: '2026-11-01T08:00:00.000Z',
    granted: [],
    ...part,
  };
}

export function buildAssignable(part: Partial<AssignableTest> = {}): AssignableTest {
  const sectionID = (number: number) => EXAM_ID.replace('e1', `5${number}`);
  return {
    examID: EXAM_ID,
    title: 'Marsh',
    skill: 'reading',
    has_exam_conditions: true,
    locked: false,
    parts: [1, 2].map((part_number) => ({
      sectionID: sectionID(part_number),
      part_number,
      title: `Text ${part_number}`,
      questions_count: 13,
      locked: false,
    })),
    ...part,
  };
}
