import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Author } from '../../testing/author.ts';
import type { GroupAction } from '../changes/actions.ts';
import type { OptionForm } from './form.ts';

const TEXTS = ['', 'a', 'A', 'b', 'b ', 'c', 'd'];
const textArb = fc.constantFrom(...TEXTS);

/** The edits of a list of rows; `at` and `to` are taken modulo its length. */
type Edit =
  | { readonly kind: 'type'; readonly at: number; readonly text: string }
  | { readonly kind: 'insert' | 'remove' | 'key' | 'add'; readonly at: number }
  | { readonly kind: 'move'; readonly at: number; readonly to: number }
  | { readonly kind: 'paste'; readonly at: number; readonly texts: readonly string[] };

type Deed = Edit | { readonly kind: 'undo' } | { readonly kind: 'redo' };

const atArb = fc.nat({ max: 9 });
const deedArb: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), at: atArb, text: textArb }),
  fc.record({ kind: fc.constantFrom('insert', 'remove', 'key', 'add'), at: atArb }),
  fc.record({ kind: fc.constant('move' as const), at: atArb, to: atArb }),
  fc.record({
    kind: fc.constant('paste' as const),
    at: atArb,
    texts: fc.array(textArb, { minLength: 2, maxLength: 5 }),
  }),
  fc.constant({ kind: 'undo' as const }),
  fc.constant({ kind: 'redo' as const }),
);

interface List {
  readonly author: Author;
  readonly rows: () => readonly OptionForm[];
  readonly chosen: () => readonly number[];
  readonly act: (deed: Edit, row: number) => GroupAction;
}

function choicesOfGroup(): List {
  const author = new Author(new Author('reading').addGroup('DROPDOWN', 1).form);
  const group = author.group(0).id;
  const question = author.question(0, 0).id;
  return {
    author,
    rows: () => author.group(0).choices,
    chosen: () => author.question(0, 0).chosen,
    act: (deed, row) =>
      actionFor(deed, row, { group, question, names: ['setChoice', 'removeChoice', 'addChoice', 'pasteChoices'] }),
  };
}

function optionsOfQuestion(): List {
  const author = new Author(new Author('reading').addGroup('MCQ', 1).form);
  const group = author.group(0).id;
  const question = author.question(0, 0).id;
  return {
    author,
    rows: () => author.question(0, 0).options,
    chosen: () => author.question(0, 0).chosen,
    act: (deed, row) => actionFor(deed, row, { group, question, names: null }),
  };
}

function actionFor(
  deed: Edit,
  row: number,
  {
    group,
    question,
    names,
  }: { readonly group: number; readonly question: number; readonly names: readonly string[] | null },
): GroupAction {
  const target = { group, question };
  switch (deed.kind) {
    case 'type':
      return names
        ? { type: 'setChoice', group, choice: row, text: deed.text }
        : { type: 'setOption', ...target, option: row, text: deed.text };
    case 'insert':
      return { type: 'insertRow', group, after: row };
    case 'remove':
      return names ? { type: 'removeChoice', group, choice: row } : { type: 'removeOption', ...target, option: row };
    case 'add':
      return names ? { type: 'addChoice', group } : { type: 'addOption', ...target };
    case 'key':
      return { type: 'setQuestion', ...target, patch: { chosen: [row] } };
    case 'move':
      return { type: 'placeRow', group, row, index: deed.to };
    case 'paste':
      return names
        ? { type: 'pasteChoices', group, choice: row, texts: deed.texts }
        : { type: 'pasteOptions', ...target, option: row, texts: deed.texts };
  }
}

describe.each([
  ['the choices of a group', choicesOfGroup],
  ['the options of a question', optionsOfQuestion],
])('%s, whatever is done to them', (_, start) => {
  const run = (
    deeds: readonly Deed[],
    check: (
      list: List,
      deed: Deed,
      row: number,
      before: { readonly rows: readonly OptionForm[]; readonly chosen: readonly number[] },
    ) => void,
  ) => {
    const list = start();
    for (const deed of deeds) {
      const rows = list.rows();
      const before = { rows, chosen: list.chosen() };
      if (deed.kind === 'undo' || deed.kind === 'redo') list.author.send({ type: deed.kind });
      else {
        const row = rows[deed.at % Math.max(1, rows.length)]?.id ?? -1;
        list.author.send(list.act(deed, row));
        check(list, deed, row, before);
      }
    }
    return list;
  };

  it('have a key that names one of them, or none', () => {
    fc.assert(
      fc.property(fc.array(deedArb, { maxLength: 25 }), (deeds) => {
        const list = run(deeds, () => undefined);
        const ids = new Set(list.rows().map(({ id }) => id));
        expect(list.chosen().filter((id) => !ids.has(id))).toEqual([]);
        expect(ids.size).toBe(list.rows().length);
      }),
    );
  });

  it('keep their key unless it is set again or its row is removed or replaced [D132]', () => {
    fc.assert(
      fc.property(fc.array(deedArb, { maxLength: 25 }), (deeds) => {
        run(deeds, (list, deed, row, before) => {
          if (deed.kind === 'key') return;
          const [was] = before.chosen;
          const [now] = list.chosen();
          const isGone = was !== undefined && !list.rows().some(({ id }) => id === was);
          expect(now).toBe(isGone ? undefined : was);
          const mayGo = deed.kind === 'paste' || (deed.kind === 'remove' && row === was);
          expect(isGone && !mayGo).toBe(false);
        });
      }),
    );
  });

  it('never give a key another text but by typing in its own row', () => {
    fc.assert(
      fc.property(fc.array(deedArb, { maxLength: 25 }), (deeds) => {
        run(deeds, (list, deed, row, before) => {
          const [key] = list.chosen();
          const textIn = (rows: readonly OptionForm[]) => rows.find(({ id }) => id === key)?.text ?? '';
          const isTyped = deed.kind === 'key' || (deed.kind === 'type' && row === key);
          const was = textIn(before.rows);
          // Text pasted into a row continues the existing text, spaces aside; an empty row has no text to lose.
          const isWritten = deed.kind === 'paste' && textIn(list.rows()).includes(was.trim());
          expect(isTyped || isWritten || textIn(list.rows()) === was).toBe(true);
        });
      }),
    );
  });

  it('are all the others as they were when one is moved, inserted or removed', () => {
    fc.assert(
      fc.property(fc.array(deedArb, { maxLength: 25 }), (deeds) => {
        run(deeds, (list, deed, row, before) => {
          if (deed.kind !== 'move' && deed.kind !== 'insert' && deed.kind !== 'remove') return;
          const known = new Set(before.rows.map(({ id }) => id));
          const others = (rows: readonly OptionForm[]) => rows.filter(({ id }) => id !== row && known.has(id));
          expect(others(list.rows())).toEqual(others(before.rows));
        });
      }),
    );
  });
});
