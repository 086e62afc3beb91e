import { addressOf, numberQuestions, rangeLabel, type FullGroup, type FullQuestion } from '@bandwise/domain';
import { addressLabel, isSameKey, keyStateAt, type KeyState } from '@bandwise/domain/internal';
import { texts } from '../../../../shared/texts/texts.ts';
import { compareHtml, compareText, compareValue, wordsOf, type Difference } from './compare-fields.ts';
import { evidenceWords } from '../form/evidence-words.ts';
import { matchGroups, matchQuestions } from './match-questions.ts';
import type { Piece } from './word-difference.ts';

const { fields, of, key, yes, no } = texts.versions;

/** The differences between the groups of two versions: texts and settings, then questions. */
export function compareGroups(before: readonly FullGroup[], after: readonly FullGroup[]): readonly Difference[] {
  const matches = matchGroups(before, after);
  const removed = before.filter((group) => matches.every(({ old }) => old !== group));
  return [
    ...matches.flatMap(({ old, now }) => (old === null ? [wholeGroup(now, 'added')] : compareGroup(old, now))),
    ...removed.map((group) => wholeGroup(group, 'removed')),
  ];
}

function compareGroup(old: FullGroup, now: FullGroup): readonly Difference[] {
  const name = nameOf(now);
  const field = (label: string) => of(label, name);
  const { types, labelSets, letterings } = texts.groups;
  const matches = matchQuestions(old.questions, now.questions);
  const removed = old.questions.filter((question) => matches.every((match) => match.old !== question));
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
      match.old === null
        ? [wholeQuestion(now, match.now, 'added')]
        : compareQuestion({ group: old, question: match.old }, { group: now, question: match.now }),
    ),
    ...removed.map((question) => wholeQuestion(old, question, 'removed')),
  ];
}

/** Reports a changed picture without showing both. */
function comparePicture(label: string, old: string | null, now: string | null): readonly Difference[] {
  if (old === now) return [];
  return [{ label, kind: old === null ? 'added' : now === null ? 'removed' : 'changed', pieces: [] }];
}

interface QuestionPlace {
  readonly group: FullGroup;
  readonly question: FullQuestion;
}

function compareQuestion(before: QuestionPlace, after: QuestionPlace): readonly Difference[] {
  const [{ question: old }, { question: now }] = [before, after];
  const name = texts.questions.name(addressOf(now));
  return [
    ...compareHtml(of(fields.question, name), [old.question], [now.question]),
    ...compareText(of(fields.options, name), old.options.join('\n'), now.options.join('\n')),
    ...compareKey(of(fields.answers, name), before, after),
    ...compareHtml(of(fields.explanation, name), [old.explanation ?? ''], [now.explanation ?? '']),
    ...compareText(of(fields.evidence, name), evidenceOf(old), evidenceOf(now)),
  ];
}

function wholeGroup(group: FullGroup, kind: 'added' | 'removed'): Difference {
  const lines = [group.instruction, group.paragraph ?? ''].map(wordsOf);
  const questions = group.questions.map((question) => lineOf(group, question));
  return whole(nameOf(group), kind, [...lines, ...group.choices, ...questions]);
}

function wholeQuestion(group: FullGroup, question: FullQuestion, kind: 'added' | 'removed'): Difference {
  return whole(texts.questions.name(addressOf(question)), kind, [lineOf(group, question)]);
}

function whole(label: string, kind: 'added' | 'removed', lines: readonly string[]): Difference {
  const piece: Piece = { kind, text: lines.filter((line) => line !== '').join('\n') };
  return { label, kind, pieces: [piece] };
}

function lineOf(group: FullGroup, question: FullQuestion): string {
  const keyLine = key(keyWords({ group, question }).join('; '));
  const words = [addressLabel(addressOf(question)), wordsOf(question.question), question.options.join(' / '), keyLine];
  return words.filter((one) => one !== '').join(' · ');
}

/** Compares keys by the rule that drafts and regrades use. */
function compareKey(label: string, before: QuestionPlace, after: QuestionPlace): readonly Difference[] {
  if (isSameKey(keyOf(before), keyOf(after))) return [];
  const [old = [], now = []] = [before, after].map(keyWords);
  return old.length + now.length === 2
    ? compareValue(label, old.join(''), now.join(''))
    : compareText(label, old.join('\n'), now.join('\n'));
}

function keyOf({ group, question }: QuestionPlace): KeyState | null {
  return keyStateAt({ groups: [group] }, addressOf(question));
}

/** The key, other accepted keys, and the mark for everyone, as words. */
function keyWords(asked: QuestionPlace): readonly string[] {
  const { answers = [], also_accepted: others = [], void: isVoid } = keyOf(asked) ?? {};
  return [
    answers.join(' / '),
    ...others.map((other) => `${texts.questions.alsoAccepted} ${other.join(' / ')}`),
    ...(isVoid ? [texts.questions.everyone] : []),
  ];
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
