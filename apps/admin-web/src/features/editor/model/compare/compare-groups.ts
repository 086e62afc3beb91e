import { addressOf, numberQuestions, rangeLabel, type FullGroup, type FullQuestion } from '@bandwise/domain';
import { texts } from '../../../../shared/texts/texts.ts';
import { compareHtml, compareText, compareValue, wordsOf, type Difference } from './compare-fields.ts';
import { evidenceWords } from '../form/evidence-words.ts';
import { matchGroups, matchQuestions } from './match-questions.ts';
import type { Piece } from './word-difference.ts';

const { fields, of, key, yes, no } = texts.versions;

/** What differs between the groups of two versions: what each says and how it is set, then its questions. */
export function compareGroups(before: readonly FullGroup[], after: readonly FullGroup[]): readonly Difference[] {
  const matches = matchGroups(before, after);
  const gone = before.filter((group) => matches.every(({ old }) => old !== group));
  return [
    ...matches.flatMap(({ old, now }) => (old === null ? [wholeGroup(now, 'added')] : compareGroup(old, now))),
    ...gone.map((group) => wholeGroup(group, 'removed')),
  ];
}

function compareGroup(old: FullGroup, now: FullGroup): readonly Difference[] {
  const name = nameOf(now);
  const field = (label: string) => of(label, name);
  const { types, labelSets, letterings } = texts.groups;
  const matches = matchQuestions(old.questions, now.questions);
  const gone = old.questions.filter((question) => matches.every((match) => match.old !== question));
  return [
    ...compareValue(field(fields.numbers), numbersOf(old), numbersOf(now)),
    ...compareValue(field(fields.type), types[old.type], types[now.type]),
    ...compareHtml(field(fields.instruction), [old.instruction], [now.instruction]),
    ...compareHtml(field(fields.paragraph), [old.paragraph ?? ''], [now.paragraph ?? '']),
    ...compareText(field(fields.choices), old.choices.join('\n'), now.choices.join('\n')),
    ...compareValue(field(fields.letters), letterings[old.letters ?? 'none'], letterings[now.letters ?? 'none']),
    ...compareText(field(fields.choices_title), old.choices_title ?? '', now.choices_title ?? ''),
    ...comparePicture(field(fields.imgContent), old.imgContent, now.imgContent),
    ...compareValue(field(fields.labels), labelSets[old.labels], labelSets[now.labels]),
    ...compareValue(field(fields.reuse_choices), old.reuse_choices ? yes : no, now.reuse_choices ? yes : no),
    ...compareValue(field(fields.word_limit), limitOf(old), limitOf(now)),
    ...compareValue(field(fields.anyOrder), orderOf(old), orderOf(now)),
    ...matches.flatMap((match) =>
      match.old === null ? [wholeQuestion(match.now, 'added')] : compareQuestion(match.old, match.now),
    ),
    ...gone.map((question) => wholeQuestion(question, 'removed')),
  ];
}

/** Pictures are not shown beside one another: the versions are, each by itself. */
function comparePicture(label: string, old: string | null, now: string | null): readonly Difference[] {
  if (old === now) return [];
  return [{ label, kind: old === null ? 'added' : now === null ? 'removed' : 'changed', pieces: [] }];
}

function compareQuestion(old: FullQuestion, now: FullQuestion): readonly Difference[] {
  const name = texts.questions.name(addressOf(now));
  return [
    ...compareHtml(of(fields.question, name), [old.question], [now.question]),
    ...compareText(of(fields.options, name), old.options.join('\n'), now.options.join('\n')),
    ...compareValue(of(fields.answers, name), keyOf(old), keyOf(now)),
    ...compareHtml(of(fields.explanation, name), [old.explanation ?? ''], [now.explanation ?? '']),
    ...compareText(of(fields.evidence, name), evidenceOf(old), evidenceOf(now)),
  ];
}

function wholeGroup(group: FullGroup, kind: 'added' | 'removed'): Difference {
  const lines = [group.instruction, group.paragraph ?? ''].map(wordsOf);
  return whole(nameOf(group), kind, [...lines, ...group.choices, ...group.questions.map(lineOf)]);
}

function wholeQuestion(question: FullQuestion, kind: 'added' | 'removed'): Difference {
  return whole(texts.questions.name(addressOf(question)), kind, [lineOf(question)]);
}

function whole(label: string, kind: 'added' | 'removed', lines: readonly string[]): Difference {
  const piece: Piece = { kind, text: lines.filter((line) => line !== '').join('\n') };
  return { label, kind, pieces: [piece] };
}

function lineOf(question: FullQuestion): string {
  const words = [addressOf(question), wordsOf(question.question), question.options.join(' / '), key(keyOf(question))];
  return words.filter((one) => one !== '').join(' · ');
}

function keyOf({ answers }: FullQuestion): string {
  return answers.join(' / ');
}

function evidenceOf({ evidence = [] }: FullQuestion): string {
  return evidence.map(evidenceWords).join('\n');
}

function nameOf(group: FullGroup): string {
  const numbers = numbersOf(group);
  return numbers === '' ? texts.versions.emptyGroup(texts.groups.types[group.type]) : texts.groups.range(numbers);
}

function numbersOf(group: FullGroup): string {
  return rangeLabel(numberQuestions([group]).flatMap(({ numbers }) => numbers));
}

function orderOf({ any_order = [] }: FullGroup): string {
  return any_order.map((numbers) => numbers.join(', ')).join('; ');
}

function limitOf({ word_limit }: FullGroup): string {
  const { instruction, words, wordsAndNumber } = texts.groups.wordLimits;
  if (word_limit === null) return instruction;
  return word_limit.number ? wordsAndNumber(word_limit.words) : words(word_limit.words);
}
