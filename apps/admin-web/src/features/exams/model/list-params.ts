import { EXAM_SORTS, EXAM_STATES, type ExamSort } from '@bandwise/api-contract/admin';
import { QUESTION_TYPES, SKILLS, skills, type QuestionType, type Skill } from '@bandwise/domain';

export const VIEWS = ['tests', 'parts'] as const;
/** Further states of a test: it has unpublished changes. */
const DRAFT_STATES = ['draft', 'scheduled'] as const;
/** `findings`: tests with findings of the publish check, published or not. */
export const LISTED_STATES = [...EXAM_STATES, ...DRAFT_STATES, 'findings'] as const;

/** The parameters of All Tests, stored in its address. */
export interface ListParams {
  readonly skill: Skill;
  /** Tests with their parts, or a row for each part. */
  readonly view: (typeof VIEWS)[number];
  readonly search: string;
  readonly part: number | null;
  readonly questions: QuestionType | null;
  readonly state: (typeof LISTED_STATES)[number] | null;
  readonly sort: ExamSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

const FIRST: Omit<ListParams, 'skill'> = {
  view: 'tests',
  search: '',
  part: null,
  questions: null,
  state: null,
  sort: 'created',
  order: 'desc',
  page: 1,
};

/** Whether the address contains the view. */
export function hasView(address: URLSearchParams): boolean {
  return VIEWS.some((known) => known === address.get('view'));
}

/** Missing or invalid parameters get their defaults; the view is the last chosen one. */
export function readListParams(address: URLSearchParams, chosen: ListParams['view'] = 'tests'): ListParams {
  const skill = SKILLS.find((known) => known === address.get('type')) ?? SKILLS[0];
  const { min, max } = skills[skill].parts;
  const part = readNumber(address.get('part'));
  const sort = address.get('sort') ?? '';
  return {
    skill,
    view: VIEWS.find((known) => known === address.get('view')) ?? chosen,
    search: address.get('search') ?? '',
    part: part !== null && part >= min && part <= max ? part : null,
    questions: QUESTION_TYPES.find((known) => known === address.get('questions')) ?? null,
    state: LISTED_STATES.find((known) => known === address.get('state')) ?? null,
    sort: EXAM_SORTS.find((known) => known === sort.replace('-', '')) ?? FIRST.sort,
    order: sort === '' || sort.startsWith('-') ? 'desc' : 'asc',
    page: readNumber(address.get('page')) ?? FIRST.page,
  };
}

/** Writes the tab, the view and non-default parameters. */
export function writeListParams({ skill, sort, order, ...others }: ListParams): Record<string, string> {
  const isFirstSort = sort === FIRST.sort && order === FIRST.order;
  const { view, search, part, questions, state, page } = others;
  return {
    type: skill,
    view,
    ...(search === '' ? {} : { search }),
    ...(part === null ? {} : { part: String(part) }),
    ...(questions === null ? {} : { questions }),
    ...(state === null ? {} : { state }),
    ...(isFirstSort ? {} : { sort: order === 'desc' ? `-${sort}` : sort }),
    ...(page === FIRST.page ? {} : { page: String(page) }),
  };
}

/** With another search, filter, sort or tab the list begins at its first page; parts and types are those of a skill. */
export function changeListParams(params: ListParams, change: Partial<ListParams>): ListParams {
  const ofSkill = change.skill === undefined ? {} : { part: null, questions: null };
  return { ...params, page: FIRST.page, ...ofSkill, ...change };
}

/** Reverses the order of the sorted column; a new column starts with A for texts, with the greatest for numbers and dates. */
export function sortBy({ sort, order }: ListParams, column: ExamSort): Pick<ListParams, 'sort' | 'order'> {
  if (sort === column) return { sort, order: order === 'asc' ? 'desc' : 'asc' };
  return { sort: column, order: column === 'title' ? 'asc' : 'desc' };
}

/** Whether filters narrow the list. */
export function isNarrowed({ search, part, questions, state }: ListParams): boolean {
  return search.trim() !== '' || part !== null || questions !== null || state !== null;
}

/** How many filters narrow the list. */
export function activeFilters(params: ListParams): number {
  const { view, part, questions, state } = params;
  if (view === 'parts') return 0;
  const ofTests = showsDrafts(params) ? [] : [part, questions];
  return [state, ...ofTests].filter((filter) => filter !== null).length;
}

/** Whether the list shows drafts instead of tests. */
export function showsDrafts({ view, state }: ListParams): boolean {
  return view === 'tests' && DRAFT_STATES.some((known) => known === state);
}

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
