import { countedKeys, distinctTexts } from '../question-types/counted-keys.ts';
import { TFNG_CHOICES } from '../question-types/question-shape.ts';
import type { FullGroup, QuestionType } from '../exam-file/section-content.ts';
import { checkWordLimit } from '../question-types/fill-blanks/check-word-limit.ts';
import type { Finding } from './finding.ts';
import { keyFinding, type KeyedPlace } from './key-finding.ts';

/** Keys that are missing, cannot be chosen, or cannot be what the author meant. */
export function checkKeys(group: FullGroup, groupIndex: number): readonly Finding[] {
  return group.questions.flatMap((question, questionIndex) => {
    const keys = countedKeys(group.type, question.answers);
    const place: KeyedPlace = { group, groupIndex, question, questionIndex, keys };
    if (keys.length > 0) return KEY_CHECKS[group.type](place);
    return [keyFinding(place, { code: 'answer_missing', severity: 'error', says: 'has no answer' })];
  });
}

const KEY_CHECKS = {
  TFNG: (place) => checkOffered(place, TFNG_CHOICES[place.group.labels]),
  MCQ: (place) => checkOffered(place, place.question.options),
  MULTI: checkMulti,
  FILL_BLANKS: checkWordLimit,
  MATCH_TABLE: (place) => checkOffered(place, place.group.choices),
  DRAG_DROP: (place) => checkOffered(place, place.group.choices),
  DROPDOWN: (place) => checkOffered(place, place.group.choices),
} as const satisfies Record<QuestionType, (place: KeyedPlace) => readonly Finding[]>;

function checkOffered(place: KeyedPlace, offered: readonly string[]): readonly Finding[] {
  const [key] = place.keys;
  return key === undefined ? [] : notOffered(place, [key], offered);
}

function notOffered(place: KeyedPlace, keys: readonly string[], offered: readonly string[]): readonly Finding[] {
  const texts = new Set(offered.map((text) => text.trim()));
  return keys
    .filter((key) => !texts.has(key))
    .map((key) =>
      keyFinding(place, {
        code: 'key_not_offered',
        severity: 'error',
        says: `has the answer “${key}”, which is not offered`,
      }),
    );
}

function checkMulti(place: KeyedPlace): readonly Finding[] {
  const { keys, question } = place;
  const findings = [...notOffered(place, keys, question.options)];
  const options = distinctTexts(question.options).length;
  if (keys.length < 2) {
    findings.push(
      keyFinding(place, { code: 'multi_too_few_answers', severity: 'error', says: 'needs at least two answers' }),
    );
  }
  if (keys.length > options) {
    const says = `has ${keys.length} answers but ${options} options`;
    findings.push(keyFinding(place, { code: 'multi_too_many_answers', severity: 'error', says }));
  }
  if (keys.length < question.answers.length) {
    findings.push(keyFinding(place, { code: 'key_repeated', severity: 'warning', says: 'has the same answer twice' }));
  }
  return findings;
}
