import { NO_HISTORY, record, redo, sealed, stamped, undo, type History, type Stepped } from '../history/history.ts';
import { changeOf, namedChange, titlePlace } from './action-change.ts';
import type { EditorAction, FormAction, HistoryAction, ViewAction } from './actions.ts';
import { changeForm } from './change-form.ts';
import type { PartForm, ExamForm } from '../form/form.ts';
import { partById, shownParts } from '../form/parts.ts';

export interface EditorView {
  /** The id of the part with the open tab; ignored for a single part. */
  readonly part: number;
  readonly collapsed: ReadonlySet<number>;
}

export interface EditorState {
  readonly form: ExamForm;
  /** The published form; null: unpublished, or changed since the draft was restored. */
  readonly saved: ExamForm | null;
  readonly view: EditorView;
  readonly history: History;
  /** Counts replacements of the form by another test: fields remount then. */
  readonly epoch: number;
}

export function editorState(form: ExamForm, saved: ExamForm | null, epoch = 0): EditorState {
  const view = { part: shownParts(form)[0]?.part.id ?? 0, collapsed: new Set<number>() };
  return { form, saved, view, history: NO_HISTORY, epoch };
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  if (isViewAction(action)) return { ...state, view: changeView(state, action) };
  if (action.type === 'replace') return replace(state, action);
  if (action.type === 'published') return publish(state, action);
  return isHistoryAction(action) ? changeHistory(state, action) : change(state, action);
}

function isHistoryAction(action: FormAction | HistoryAction): action is HistoryAction {
  return action.type === 'undo' || action.type === 'redo' || action.type === 'leaveField';
}

const VIEW_ACTIONS: ReadonlySet<string> = new Set([
  'openPart',
  'toggleGroup',
  'reveal',
  'collapseAll',
  'expandAll',
] satisfies readonly ViewAction['type'][]);

function isViewAction(action: EditorAction): action is ViewAction {
  return VIEW_ACTIONS.has(action.type);
}

export function isDirty({ form, saved }: EditorState): boolean {
  return form !== saved;
}

/** The shown part. */
export function openPart({ form, view }: EditorState): PartForm | undefined {
  const shown = shownParts(form).map(({ part }) => part);
  return shown.find((part) => part.id === view.part) ?? shown[0];
}

function change(state: EditorState, action: FormAction): EditorState {
  const form = changeForm(state.form, action);
  if (form === state.form) return state;
  const change = changeOf(action, { before: state.form, after: form });
  const history = record(state.history, { form: state.form, change, isOther: false });
  return { ...state, form, history, view: withoutReused(state, form) };
}

/** Ids are reused after an undo, so new items must not inherit the collapsed state. */
function withoutReused({ form: before, view }: EditorState, { nextId }: ExamForm): EditorView {
  if (nextId === before.nextId || view.collapsed.size === 0) return view;
  return { ...view, collapsed: new Set([...view.collapsed].filter((id) => id < before.nextId)) };
}

function changeHistory(state: EditorState, { type }: HistoryAction): EditorState {
  if (type === 'leaveField') {
    const history = sealed(state.history);
    return history === state.history ? state : { ...state, history };
  }
  const stepped = type === 'undo' ? undo(state.history, state.form) : redo(state.history, state.form);
  return stepped === null ? state : stepTo(state, stepped);
}

function stepTo(state: EditorState, { form, isOther, history }: Stepped): EditorState {
  if (!isOther) return { ...state, form, history };
  return { ...editorState(form, state.saved, state.epoch + 1), history, view: viewOfOther(state, form) };
}

function changeView({ form, view }: EditorState, action: ViewAction): EditorView {
  switch (action.type) {
    case 'openPart':
      return { ...view, part: action.part };
    case 'toggleGroup': {
      const isCollapsed = view.collapsed.has(action.group);
      return { ...view, collapsed: isCollapsed ? without(view, [action.group]) : withAll(view, [action.group]) };
    }
    case 'reveal':
      return { part: action.part, collapsed: action.group === null ? view.collapsed : without(view, [action.group]) };
    case 'collapseAll':
    case 'expandAll': {
      const ids = (partById(form, action.part)?.groups ?? []).map((group) => group.id);
      return { ...view, collapsed: action.type === 'collapseAll' ? withAll(view, ids) : without(view, ids) };
    }
  }
}

function withAll({ collapsed }: EditorView, ids: readonly number[]): ReadonlySet<number> {
  return new Set([...collapsed, ...ids]);
}

function without({ collapsed }: EditorView, ids: readonly number[]): ReadonlySet<number> {
  return new Set([...collapsed].filter((id) => !ids.includes(id)));
}

function replace(state: EditorState, action: Extract<EditorAction, { type: 'replace' }>): EditorState {
  const { form, saved, name } = action;
  const view = viewOfOther(state, form);
  const places = { before: titlePlace(state.form, state.view.part), after: titlePlace(form, view.part) };
  const history =
    name === undefined
      ? NO_HISTORY
      : record(state.history, { form: state.form, change: namedChange(name, places), isOther: true });
  return { ...editorState(form, saved, state.epoch + 1), history, view };
}

/** The view of another test, at the same part number. */
function viewOfOther(state: EditorState, form: ExamForm): EditorView {
  const open = openPart(state);
  const index = state.form.parts.findIndex((part) => part.id === open?.id);
  const part = form.parts[index]?.id ?? shownParts(form)[0]?.part.id ?? 0;
  return { part, collapsed: new Set() };
}

function publish(state: EditorState, action: Extract<EditorAction, { type: 'published' }>): EditorState {
  const stamp = (form: ExamForm): ExamForm => ({
    ...form,
    revision: action.revision,
    parts: form.parts.map((part, index) => {
      const base = action.parts.find(({ partNumber }) => partNumber === index + 1);
      return base === undefined ? part : { ...part, base };
    }),
  });
  const saved = stamp(action.sent);
  const bases = new Map(saved.parts.flatMap(({ id, base }) => (base === null ? [] : [[id, base] as const])));
  const history = stamped(state.history, action.revision, bases);
  return { ...state, saved, form: state.form === action.sent ? saved : stamp(state.form), history };
}
