import type { CommonGroup } from '../question-types/group.ts';
import { keyedQuestions, type AnswerRules, type CompileQuestion } from './answer-rules.ts';
import { echo, readSet } from './read-answers.ts';
import { refusal, severalVerdict, type SeveralOutcome } from './several.ts';

/** Judges a set of trimmed, distinct texts: at least one, and at most as many as the key has answers. */
export type JudgeSet = (texts: readonly string[]) => SeveralOutcome;

/** Marks questions that are answered with a set: one mark for each text that is in the key. */
export function setRules<Group extends CommonGroup>(
  compileQuestion: CompileQuestion<Group, JudgeSet>,
): AnswerRules<'set', Group> {
  return {
    kind: 'set',
    compile(unit, group, options) {
      const keyed = keyedQuestions(unit, group, options)[0] ?? null;
      const keyCount = keyed?.keys.length ?? 0;
      const judge = keyed === null ? judgeNothing : compileQuestion(keyed);
      const address = unit.addresses[0] ?? '';
      return (answers) => {
        const texts = readSet(answers[address]);
        return severalVerdict(unit, texts.map(echo), refusal(texts.length, keyCount) ?? judge(texts));
      };
    },
  };
}

/** Never called, because a key without answers is refused before. */
const judgeNothing: JudgeSet = () => ({ marks: 0, correct: false, reason: 'unscorable' });
