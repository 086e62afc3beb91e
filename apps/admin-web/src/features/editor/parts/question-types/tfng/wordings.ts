import { texts } from '../../../../../shared/texts/texts.ts';
import type { QuestionTypeEditor } from '../question-type-editor.ts';
import { wordingsOf } from '../wordings-of.ts';

const { wordings } = texts;
const OF_LABELS = { TFNG: wordingsOf(wordings.TFNG), YNNG: wordingsOf(wordings.YNNG) } as const;

/** Wordings for information or views, by the labels. */
export const statementWordings: QuestionTypeEditor['wordings'] = (facts, { labels }) => OF_LABELS[labels](facts);
