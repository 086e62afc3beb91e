import { MARKING_PROFILES, QUESTION_SHAPES, QUESTION_TYPES } from '@bandwise/domain';
import { ruleAddress } from '../page/rule-address.ts';
import type { TryFields } from './try-address.ts';
import { viewOf, type VerdictView } from './verdict-view.ts';

/** From docs/marking.md, put here by the build. */
declare const RULE_TITLES: Readonly<Record<string, string>>;
declare const REASONS: Readonly<Record<string, string>>;

const START: TryFields = {
  profile: 'ielts',
  type: 'FILL_BLANKS',
  instruction: 'Write NO MORE THAN TWO WORDS AND/OR A NUMBER',
  labels: 'TFNG',
  offered: '',
  key: '(about) 20 minutes',
  answer: '20 mins',
};
/** Default choices for a type that needs some. */
const OFFERED = 'river\nstream\nsea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const form = find('form');
const output = find('output');
const names = Object.keys(START) as (keyof TryFields)[]; // The keys of the object just above.

function find<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.querySelector(name);
  if (element === null) throw new Error(`The page has no ${name}`);
  return element;
}

function field(name: keyof TryFields): Field {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
    return field;
  throw new Error(`The form has no ${name}`);
}

function offerChoices(name: keyof TryFields, choices: readonly (readonly [string, string])[]): void {
  field(name).append(...choices.map(([value, text]) => new Option(text, value)));
}

function readForm(): TryFields {
  const value = (name: keyof TryFields) => field(name).value;
  return {
    profile: value('profile'),
    type: value('type'),
    instruction: value('instruction'),
    labels: value('labels'),
    offered: value('offered'),
    key: value('key'),
    answer: value('answer'),
  };
}

/** Fills the form from the address, or with the defaults. */
function fillForm(): void {
  const address = new URLSearchParams(location.hash.slice(1));
  const isGiven = names.some((name) => address.has(name));
  for (const name of names) {
    const hasChoices = name === 'profile' || name === 'type' || name === 'labels';
    field(name).value = address.get(name) ?? (isGiven && !hasChoices ? '' : START[name]);
  }
}

function showFields({ type }: TryFields): void {
  const shape = QUESTION_SHAPES[QUESTION_TYPES.find((one) => one === type) ?? 'FILL_BLANKS'];
  const shown = { instruction: shape.word_limit, labels: shape.labels, offered: shape.options || shape.choices };
  for (const [name, isShown] of Object.entries(shown)) {
    const label = form.querySelector<HTMLElement>(`[data-for="${name}"]`);
    if (label) label.hidden = !isShown;
  }
  if (shown.offered && field('offered').value === '') field('offered').value = OFFERED;
  const key = { any: 'Key, one accepted answer a line', one: 'Key', all: 'Key, one answer a line' }[shape.answers];
  setText('key-label', key);
  setText('answer-label', shape.answer === 'text' ? 'Answer' : 'Ticked, one a line');
}

function setText(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

function element(name: keyof HTMLElementTagNameMap, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function lineOf(term: string, ...content: (string | Node)[]): HTMLElement {
  return element('div', element('dt', term), element('dd', ...content));
}

function show(view: VerdictView | string): void {
  if (typeof view === 'string') return output.replaceChildren(element('p', view));
  const { verdict, rule, limit, findings } = view;
  const link = document.createElement('a');
  const title = RULE_TITLES[rule] ?? rule;
  link.href = `../${ruleAddress(title)}`;
  link.textContent = title;
  const outcome = verdict.correct ? 'Right' : verdict.blank ? 'Blank' : 'Not right';
  const head = element('p', outcome);
  head.className = verdict.correct ? 'right' : 'wrong';
  const lines = [
    lineOf('Marks', `${verdict.marks} of ${verdict.total}`),
    lineOf('Reason', element('code', verdict.reason), `: ${REASONS[verdict.reason] ?? ''}`),
    lineOf('Rule', link),
    ...(limit === null ? [] : [lineOf('Word limit', limitText(limit))]),
    ...findings.map((finding) => lineOf('Of the key', finding)),
  ];
  output.replaceChildren(head, element('dl', ...lines));
}

function limitText({ words, number }: { words: number; number: boolean }): string {
  const counted = words === 0 ? '' : `${words} ${words === 1 ? 'word' : 'words'}`;
  return [counted, number ? 'a number' : ''].filter((part) => part !== '').join(' and/or ');
}

function update(): void {
  const fields = readForm();
  showFields(fields);
  const typed = readForm();
  show(viewOf(typed));
  const filled = Object.entries(typed).filter(([, value]) => value !== '');
  history.replaceState(null, '', `#${new URLSearchParams(filled).toString()}`);
}

offerChoices(
  'profile',
  MARKING_PROFILES.map((name) => [name, name]),
);
offerChoices(
  'type',
  QUESTION_TYPES.map((name) => [name, name]),
);
offerChoices('labels', [
  ['TFNG', 'TRUE, FALSE, NOT GIVEN'],
  ['YNNG', 'YES, NO, NOT GIVEN'],
]);
fillForm();
update();
form.addEventListener('input', update);
form.addEventListener('submit', (event) => event.preventDefault());
// A link of the pages, followed while this one is open.
addEventListener('hashchange', () => {
  fillForm();
  update();
});
