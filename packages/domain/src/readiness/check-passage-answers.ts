import { textOf } from '../html/text-of.ts';
import type { SectionContent } from '../items/types.ts';
import { addressOf } from '../numbering/address.ts';
import { countedKeys } from '../items/counted-keys.ts';
import { canonical } from '../marking/ielts/canonical.ts';
import { keyForms } from '../marking/ielts/key-forms.ts';
import { fold, stripPunctuation, tidy } from '../marking/ielts/normalise.ts';
import type { Finding } from './finding.ts';

/** Blanks of a reading part whose accepted answers all stand nowhere in the passage. */
export function checkPassageAnswers(content: SectionContent): readonly Finding[] {
  if (content.skill !== 'reading' || content.passage.length === 0) return [];
  const passage = content.passage.map((block) => wordsOf(textOf(block)));
  const readings = [passage, passage.map(canonical)];
  const holds = (form: string): boolean =>
    readings.some((blocks) => blocks.some((block) => ` ${block} `.includes(` ${form} `)));
  return content.groups.flatMap((group, groupIndex) => {
    if (group.type !== 'FILL_BLANKS') return [];
    return group.questions.flatMap((question, questionIndex) => {
      const forms = countedKeys(group.type, question.answers).flatMap(keyForms);
      const words = forms.map((form) => wordsOf(form.text));
      if (words.length === 0 || words.some((form) => holds(form) || holds(canonical(form)))) {
        return [];
      }
      const address = addressOf(question);
      return {
        code: 'answer_not_in_passage' as const,
        severity: 'warning' as const,
        where: { group: groupIndex, question: questionIndex, field: 'answers', address },
        message: `No accepted answer of question ${address} stands in the passage`,
      };
    });
  });
}

/** The words without the punctuation around each. */
function wordsOf(text: string): string {
  return fold(tidy(text)).split(' ').map(stripPunctuation).join(' ');
}
