import type { CommonGroup, FullGroup } from '../../question-types/group.ts';
import type { AnswerRules, CompileQuestion, KeyedQuestion } from '../answer-rules.ts';
import { ANSWER_LENGTH_MAX, readText } from '../read-answers.ts';
import { keyForms } from '../ielts/key-forms.ts';
import { textRules, textVerdict } from '../judge-text.ts';
import { wrong, type JudgeText, type Outcome } from '../outcome.ts';
import { areDisjoint, membersOf, type Member } from './members.ts';
import { matchKeys } from './match.ts';

type OrderedGroup = CommonGroup & Pick<FullGroup, 'any_order'>;

const REPEATED = wrong('repeated');

/**
 * Marks questions that are answered with one text. Some numbers may accept their answers in any order. Each answer is matched with
 * one accepted answer, and each accepted answer counts once.
 */
export function anyOrderRules<Group extends OrderedGroup>(
  compileQuestion: CompileQuestion<Group, JudgeText>,
): AnswerRules<'text', Group> {
  const fixedOrder = textRules(compileQuestion);
  return {
    kind: 'text',
    compile(unit, group, options) {
      const members = membersOf(group, unit.number);
      const place = members.findIndex(({ number }) => number === unit.number);
      const keyed = members.filter(({ keys }) => keys.length > 0);
      if (place === -1 || members[place]?.keys.length === 0) return fixedOrder.compile(unit, group, options);
      const slots = slotsOf(keyed, (member, keys) =>
        compileQuestion({ ...keyedQuestion(group, member, keys), options }),
      );
      return (answers) => {
        const texts = members.map(({ number }) => readText(answers[String(number)]));
        return textVerdict(unit, texts[place] ?? '', judgeTogether(texts, place, slots));
      };
    },
  };
}

type Judge = (member: Member, keys: readonly string[]) => JudgeText;

/**
 * Returns the judges of the accepted answers that count once: one for each question, or, if questions share their accepted answers, one for
 * each distinct answer.
 */
function slotsOf(members: readonly Member[], judgeOf: Judge): readonly JudgeText[] {
  if (areDisjoint(members)) return members.map((member) => judgeOf(member, member.keys));
  const [first] = members;
  if (first === undefined) return [];
  const pool: { readonly keys: string[]; judge: JudgeText }[] = [];
  for (const key of new Set(members.flatMap(({ keys }) => keys))) {
    const judge = judgeOf(first, [key]);
    const same = pool.find((slot) => accepts(slot.judge, key) || slot.keys.some((one) => accepts(judge, one)));
    if (same === undefined) pool.push({ keys: [key], judge });
    else {
      same.keys.push(key);
      same.judge = judgeOf(first, same.keys);
    }
  }
  return pool.map(({ judge }) => judge);
}

/** Whether a judge accepts another form of this answer. */
function accepts(judge: JudgeText, key: string): boolean {
  return judge(key).earns || keyForms(key).some(({ text }) => judge(text).earns);
}

/** Judges an answer of a question with a shared pool of keys. */
function judgeTogether(texts: readonly string[], place: number, slots: readonly JudgeText[]): () => Outcome {
  return () => {
    const outcomes = texts.map((text) =>
      text === '' || text.length > ANSWER_LENGTH_MAX ? null : slots.map((judge) => judge(text)),
    );
    const accepted = outcomes.map((row) => (row ?? []).flatMap((outcome, slot) => (outcome.earns ? [slot] : [])));
    const matched = matchKeys(accepted)[place] ?? null;
    const row = outcomes[place] ?? [];
    const outcome = matched === null ? undefined : row[matched];
    if (outcome !== undefined) return outcome;
    return accepted[place]?.length ? REPEATED : (nearest(row) ?? wrong('wrong'));
  };
}

/** Whether an outcome explains more than “different from the key”. */
function nearest(outcomes: readonly Outcome[]): Outcome | undefined {
  return outcomes.find(({ reason }) => reason !== 'wrong') ?? outcomes[0];
}

function keyedQuestion<Group extends OrderedGroup>(
  group: Group,
  { questionIndex }: Member,
  keys: readonly string[],
): Omit<KeyedQuestion<Group>, 'options'> {
  const questions: readonly Group['questions'][number][] = group.questions;
  const question = questions[questionIndex];
  const [key = ''] = keys;
  if (question === undefined) throw new RangeError('A member of an any-order list is a question of its group');
  return { group, question, key, keys };
}
