import type { CommonGroup } from '../question-types/group.ts';
import { keyedQuestions, type AnswerRules, type CompileQuestion } from './answer-rules.ts';
import { echo, ANSWER_LENGTH_MAX, readList } from './read-answers.ts';
import { BLANK, WRONG, type JudgeText, type Outcome } from './outcome.ts';
import { refusal, severalVerdict, type SeveralOutcome } from './several.ts';

/** Marks questions that are answered with a list: one mark for each right answer at its position. */
export function listRules<Group extends CommonGroup>(
  compileQuestion: CompileQuestion<Group, JudgeText>,
): AnswerRules<'list', Group> {
  return {
    kind: 'list',
    compile(unit, group, options) {
      const keyed = keyedQuestions(unit, group, options)[0] ?? null;
      const judges = keyed === null ? [] : keyed.keys.map((key) => compileQuestion({ ...keyed, key }));
      const address = unit.addresses[0] ?? '';
      return (answers) => {
        const texts = readList(answers[address]);
        const outcome =
          refusal(texts.length, judges.length) ?? combine(judges.map((judge, at) => judgeAt(judge, texts[at])));
        return severalVerdict(unit, texts.map(echo), outcome);
      };
    },
  };
}

function judgeAt(judge: JudgeText, text = ''): Outcome {
  if (text === '') return BLANK;
  return text.length > ANSWER_LENGTH_MAX ? WRONG : judge(text);
}

/** Combines the outcomes. A wrong position makes the list wrong, but costs only its own mark. */
function combine(places: readonly Outcome[]): SeveralOutcome {
  const marks = places.filter(({ earns }) => earns).length;
  const correct = places.every((place) => place.correct);
  const inexact = places.find(({ reason }) => reason !== 'exact');
  return { marks, correct, reason: correct ? (inexact?.reason ?? 'exact') : 'wrong' };
}
