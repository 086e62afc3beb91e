import type { EditorAction, FormAction, ViewAction } from './actions.ts';
import { changeForm } from './change-form.ts';
import type { PartForm, ExamForm } from './form.ts';
import { shownParts } from './shown-parts.ts';

export interface EditorView {
  /** The id of the part whose tab is open; a single part is open whatever this says. */
  readonly part: number;
  readonly collapsed: ReadonlySet<number>;
}

export interface EditorState {
  readonly form: ExamForm;
  /** The form as it is published; null: it is not, or not as it was restored. */
  readonly saved: ExamForm | null;
  readonly view: EditorView;
  /** Counts how often another test took the form's place: its fields start again. */
  readonly epoch: number;
}

export function editorState(form: ExamForm, saved: ExamForm | null, epoch = 0): EditorState {
  return { form, saved, view: { part: shownParts(form)[0]?.part.id ?? 0, collapsed: new Set() }, epoch };
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  if (isViewAction(action)) return { ...state, view: changeView(state, action) };
  if (action.type === 'replace') return replace(state, action);
  return action.type === 'published' ? publish(state, action) : change(state, action);
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

/** The part whose fields are on the screen. */
export function openPart({ form, view }: EditorState): PartForm | undefined {
  const shown = shownParts(form).map(({ part }) => part);
  return shown.find((part) => part.id === view.part) ?? shown[0];
}

function change(state: EditorState, action: FormAction): EditorState {
  const form = changeForm(state.form, action);
  return form === state.form ? state : { ...state, form };
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
      const ids = (form.parts.find((part) => part.id === action.part)?.groups ?? []).map((group) => group.id);
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

/** Another test, at the part number that was open. */
function replace(state: EditorState, action: Extract<EditorAction, { type: 'replace' }>): EditorState {
  const next = editorState(action.form, action.saved, state.epoch + 1);
  const open = openPart(state);
  const index = state.form.parts.findIndex((part) => part.id === open?.id);
  const part = action.form.parts[index]?.id ?? next.view.part;
  return { ...next, view: { ...next.view, part } };
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
  return { ...state, saved, form: state.form === action.sent ? saved : stamp(state.form) };
}
