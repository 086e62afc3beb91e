import type { QuestionType, Skill } from '@bandwise/domain';
import type { EditorAction } from '../model/changes/actions.ts';
import { editorState, openPart, reduceEditor, type EditorState } from '../model/changes/editor-state.ts';
import type { GroupForm, QuestionForm, ExamForm } from '../model/form/form.ts';
import { newExam } from '../model/form/new-exam.ts';

/** An empty editor in a test's hands: every step is an action that a screen could have sent. */
export class Author {
  state: EditorState;

  constructor(form: ExamForm | Skill) {
    const start = typeof form === 'string' ? newExam(form) : form;
    this.state = editorState(start, start);
  }

  send(action: EditorAction): this {
    this.state = reduceEditor(this.state, action);
    return this;
  }

  get form(): ExamForm {
    return this.state.form;
  }

  get part() {
    return must(openPart(this.state), 'part');
  }

  group(index: number): GroupForm {
    return must(this.part.groups[index], 'group');
  }

  question(group: number, index: number): QuestionForm {
    return must(this.group(group).questions[index], 'question');
  }

  /** `1 2 | 3`: the numbers of the open part, group by group. */
  get numbers(): string {
    return this.part.groups
      .map(({ questions }) =>
        questions.map(({ number, subpart }) => (subpart === null ? number : `${number}-${subpart}`)).join(' '),
      )
      .join(' | ');
  }

  set(patch: Extract<EditorAction, { type: 'setPart' }>['patch']): this {
    return this.send({ type: 'setPart', part: this.part.id, patch });
  }

  info(patch: Extract<EditorAction, { type: 'setInfo' }>['patch']): this {
    return this.send({ type: 'setInfo', part: this.part.id, patch });
  }

  openPartNumber(number: number): this {
    return this.send({ type: 'openPart', part: must(this.form.parts[number - 1], 'part').id });
  }

  addGroup(questionType: QuestionType, questions = 0): this {
    this.send({ type: 'addGroup', part: this.part.id, questionType });
    const added = must(this.part.groups.at(-1), 'group').id;
    for (let count = 0; count < questions; count += 1) this.send({ type: 'addQuestion', group: added });
    return this;
  }

  setGroup(index: number, patch: Extract<EditorAction, { type: 'setGroup' }>['patch']): this {
    return this.send({ type: 'setGroup', group: this.group(index).id, patch });
  }

  setQuestion(group: number, index: number, patch: Extract<EditorAction, { type: 'setQuestion' }>['patch']): this {
    const question = this.question(group, index).id;
    return this.send({ type: 'setQuestion', group: this.group(group).id, question, patch });
  }

  /** Writes the options of a question and marks those at `right` as its key. */
  options([group, index]: QuestionAt, texts: readonly string[], right: readonly number[]): this {
    const target = { group: this.group(group).id, question: this.question(group, index).id };
    while (this.question(group, index).options.length < texts.length) this.send({ type: 'addOption', ...target });
    for (const [at, text] of texts.entries()) {
      const option = must(this.question(group, index).options[at], 'option').id;
      this.send({ type: 'setOption', ...target, option, text });
    }
    const { options } = this.question(group, index);
    return this.setQuestion(group, index, { chosen: right.map((at) => must(options[at], 'option').id) });
  }

  choices(group: number, texts: readonly string[]): this {
    for (const [at, text] of texts.entries()) {
      const choice = must(this.group(group).choices[at], 'choice').id;
      this.send({ type: 'setChoice', group: this.group(group).id, choice, text });
    }
    return this;
  }

  choose(group: number, index: number, choice: number): this {
    return this.setQuestion(group, index, { chosen: [must(this.group(group).choices[choice], 'choice').id] });
  }
}

/** Group and question, counted from 0. */
type QuestionAt = readonly [number, number];

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no such ${what}`);
  return value;
}

/** One question of each type, keyed, in a reading part that could be published. */
export function everyTypeAuthor(): Author {
  return new Author('reading')
    .info({ title: 'Herons', time: 20 })
    .set({
      content: '<p>The heron waits in the river. It eats fish, frogs and reeds.</p>',
      explanation: '<p>See above.</p>',
    })
    .addGroup('TFNG', 2)
    .setQuestion(0, 0, { question: 'The heron flies.', answers: ['FALSE'] })
    .setQuestion(0, 1, { question: 'The heron waits.', answers: ['TRUE'] })
    .addGroup('MCQ', 1)
    .options([1, 0], ['fish', 'bread', 'grass', 'stones'], [0])
    .addGroup('MULTI', 1)
    .options([2, 0], ['frogs', 'reeds', 'bread', 'stones'], [0, 1])
    .addGroup('FILL_BLANKS', 1)
    .setGroup(3, { paragraph: '<p>It waits in the {6}.</p>' })
    .setQuestion(3, 0, { answers: ['river'] })
    .addGroup('MATCH_TABLE', 1)
    .choices(4, ['A', 'B', 'C', 'D'])
    .choose(4, 0, 1)
    .addGroup('DRAG_DROP', 1)
    .choices(5, ['bank', 'nest', 'reed', 'pool'])
    .choose(5, 0, 2)
    .addGroup('DROPDOWN', 1)
    .choices(6, ['i', 'ii', 'iii', 'iv'])
    .choose(6, 0, 3);
}
