import { LIMITS, parseWordLimit, skills, type Skill, type WordLimit } from '@bandwise/domain';
import { textOf } from '@bandwise/domain/internal';
import type { WordingFacts } from '../../../../shared/texts/english/wordings/wordings.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { GroupForm } from '../../model/form/form.ts';
import type { WordingSection } from '../question-types/question-type-editor.ts';
import { questionTypeEditors } from '../question-types/registry.ts';

const { wordings } = texts;

interface GroupPlace {
  readonly skill: Skill;
  /** `14–20` */
  readonly numbers: string;
}

/** The standard instructions for a group, with its numbers, letters and word limit in them. */
export function standardWordings(group: GroupForm, { skill, numbers }: GroupPlace): readonly WordingSection[] {
  const facts: WordingFacts = {
    numbers: texts.groups.range(numbers),
    isListening: skills[skill].hasRecording,
    ...lettersOf(group),
    choices: group.choices.filter(({ text }) => text.trim() !== '').length,
    questions: group.questions.length,
    several: severalOf(group),
    limit: limitOf(group),
    task: taskIn(group.instruction),
  };
  return questionTypeEditors[group.type].wordings(facts, group);
}

function taskIn(instruction: string): string {
  const currentText = textOf(instruction);
  return Object.values(wordings.tasks).find((task) => currentText.includes(task)) ?? '';
}

function limitOf({ instruction, word_limit: own }: GroupForm): string {
  const stated = own ?? parseWordLimit(instruction);
  const standardLimit = Object.values(wordings.limits).find((limit) => isSame(parseWordLimit(limit), stated));
  return standardLimit ?? wordings.limits.two;
}

function isSame(one: WordLimit | null, other: WordLimit | null): boolean {
  return one !== null && other !== null && one.words === other.words && one.number === other.number;
}

const FIRST_LETTER = 'A'.codePointAt(0) ?? 0;
/** The most letters that are listed one by one. */
const LISTED_MAX = 4;

/** The letters of the first question's options, or of the choices; for an empty list those of four. */
function lettersOf({ choices, questions }: GroupForm): Pick<WordingFacts, 'letters' | 'oneLetter'> {
  const offered = choices.length > 0 ? choices : (questions[0]?.options ?? []);
  const count = Math.min(offered.length === 0 ? LISTED_MAX : offered.length, LIMITS.optionsMax);
  const all = Array.from({ length: count }, (_, index) => String.fromCodePoint(FIRST_LETTER + index));
  const last = all.at(-1) ?? '';
  const letters = `A–${last}`;
  const isListed = count > 1 && count <= LISTED_MAX;
  return { letters, oneLetter: isListed ? `${all.slice(0, -1).join(', ')} or ${last}` : letters };
}

function severalOf({ questions }: GroupForm): string {
  const count = questions[0]?.chosen.length ?? 0;
  const countWords: Readonly<Record<number, string>> = wordings.counts;
  return (count > 1 ? countWords[count] : undefined) ?? wordings.counts[2];
}
