import { LIMITS } from '@bandwise/domain';
import type { Account } from '../account.ts';
import type { DraftQuestion } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import { htmlOf } from '../lines/html-text.ts';
import type { Line } from '../lines/line.ts';
import { readAnswerNote, withoutNoteName } from '../markers/own-answers.ts';

/** The notes below the answers of one question. */
interface Note {
  readonly question: DraftQuestion;
  readonly paragraphs: string[];
  readonly lines: number[];
}

interface NoteSource {
  readonly lines: readonly Line[];
  readonly account: Account;
}

/**
 * Explanations below answers, as HTML, by question. Their lines become explanations in the account; a note of a
 * number that is no question, or one that is too long, stays left out.
 */
export function explanationsOf(
  questions: readonly DraftQuestion[],
  sources: readonly NoteSource[],
): ReadonlyMap<DraftQuestion, string> {
  const explanations = new Map<DraftQuestion, string>();
  for (const { lines, account } of sources)
    for (const { question, paragraphs, lines: used } of notesIn(questions, { lines, account })) {
      const added = paragraphs.filter((text) => text !== '').map((text) => `<p>${htmlOf(text)}</p>`);
      const html = (explanations.get(question) ?? '') + added.join('');
      if (html.length > LIMITS.questionTextMax) continue;
      explanations.set(question, html);
      for (const index of used) account.set(index, { kind: 'explanation', numbers: [question.first] });
    }
  return explanations;
}

function notesIn(questions: readonly DraftQuestion[], { lines, account }: NoteSource): Iterable<Note> {
  const notes = new Map<DraftQuestion, Note>();
  for (const { index, text } of lines) {
    const became = account.of(index);
    if (became.kind !== 'answerNote') continue;
    const question = questions.find(({ first, last }) => became.numbers.some((one) => one >= first && one <= last));
    if (question === undefined) continue;
    const note = notes.get(question) ?? { question, paragraphs: [], lines: [] };
    notes.set(question, note);
    note.lines.push(index);
    const words = squeezed(withoutNoteName(text));
    const before = note.paragraphs.at(-1);
    if (before === undefined || readAnswerNote(text)) note.paragraphs.push(words);
    else note.paragraphs[note.paragraphs.length - 1] = before === '' ? words : `${before} ${words}`;
  }
  return notes.values();
}
