import { numberQuestions, rangeLabel, type FullGroup, type FullQuestion } from '@bandwise/domain';
import { textOf } from '@bandwise/domain/internal';
import { linesOfText, recognise, type Problem, type Recognised, type SourceLine } from '../index.ts';

/** One layout as it may be pasted, and by hand what it has to become. */
export interface Layout {
  readonly name: string;
  readonly text: string;
  /** A key that is pasted apart. */
  readonly key?: string;
  readonly becomes: string;
}

/** Prints a recognised layout so that a reader can compare it with the text. */
export function shownLayout({ text, key = '' }: Layout): string {
  return shown(recognise({ lines: linesOfText(text), key: linesOfText(key) }));
}

/** As `shownLayout`, of each test of a text with several. */
export function shownTests({ text, key = '' }: Omit<Layout, 'becomes'>): readonly string[] {
  const pasted = { lines: linesOfText(text), key: linesOfText(key) };
  return recognise(pasted).tests.map((name, test) => `${name}\n${shown(recognise({ ...pasted, test }))}`);
}

/** As `shownLayout`, of lines that came with their HTML. */
export function shownLines(lines: readonly SourceLine[]): string {
  return shown(recognise({ lines }));
}

/**
 * `# TYPE 1–3` (`⇄ 1, 2` for answers in any order), its `>` instruction, its `[choices]` (`[A: …]` with letters, its title before it), its
 * `¶` text, and its questions with `= key` or options (`*` marks the right ones), with `∵` and their explanation; then passages, lines that
 * are not understood (`?`) and problems (`!`).
 */
function shown({ parts, account, keyAccount, problems }: Recognised): string {
  const unknown = [...account, ...keyAccount].filter(({ became }) => became.kind === 'unknown');
  return [
    ...parts.flatMap(({ number, title, passage, groups }) => [
      ...(number === null ? [] : [`PART ${number}`]),
      ...(passage === '' ? [] : [`“${title}” ${passage}`]),
      ...groups.flatMap(shownGroup),
    ]),
    ...unknown.map(({ text }) => `? ${text.trim()}`),
    ...problems.map(shownProblem),
  ].join('\n');
}

function shownGroup(group: FullGroup): readonly string[] {
  const {
    type,
    labels,
    instruction,
    paragraph,
    choices,
    letters,
    choices_title: title,
    imgContent,
    reuse_choices,
    questions,
    any_order: anyOrder = [],
  } = group;
  const numbered = numberQuestions([group]);
  const range = rangeLabel(numbered.flatMap(({ numbers }) => numbers));
  return [
    `# ${labels === 'YNNG' ? labels : type}${reuse_choices ? '+' : ''} ${range}${anyOrder.map((numbers) => ` ⇄ ${numbers.join(', ')}`).join('')}`,
    ...instruction
      .split('</p>')
      .filter(Boolean)
      .map((line) => `> ${textOf(line).trim()}`),
    ...(imgContent === null ? [] : [`picture ${imgContent}`]),
    ...(choices.length === 0
      ? []
      : [
          `${title === undefined ? '' : `${title} `}[${letters === undefined ? '' : `${letters}: `}${choices.join(' | ')}]`,
        ]),
    ...(paragraph === null ? [] : [`¶ ${paragraph}`]),
    ...questions.map((question, index) => shownQuestion(question, rangeLabel(numbered[index]?.numbers ?? []))),
  ];
}

function shownQuestion({ question, options, answers, explanation }: FullQuestion, label: string): string {
  const explained = explanation === undefined ? '' : ` ∵ ${explanation}`;
  return shownAnswers({ question, options, answers }, label) + explained;
}

function shownAnswers(
  { question, options, answers }: Pick<FullQuestion, 'answers' | 'options' | 'question'>,
  label: string,
): string {
  if (options.length === 0) return [label, question, '=', answers.join(' / ')].filter(Boolean).join(' ');
  return `${label} ${question} (${options.map((option) => (answers.includes(option) ? `*${option}` : option)).join(' | ')})`;
}

function shownProblem(problem: Problem): string {
  const { code } = problem;
  if ('numbers' in problem) return `! ${code} ${problem.numbers.join(' ')}`;
  return 'number' in problem ? `! ${code} ${problem.number}` : `! ${code}`;
}
