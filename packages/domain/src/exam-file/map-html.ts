import { hasContent } from '../html/has-content.ts';
import type { ExamDraft, SectionContent } from './section-content.ts';

/**
 * Passes every text of a part that is shown as HTML through a function. Titles, options, choices and answers are shown
 * as plain text and compared as such, so they are left alone.
 */
export function mapHtml(content: SectionContent, change: (html: string) => string): SectionContent {
  const blocks = (list: readonly string[]) => list.map(change).filter((block) => block !== '');
  // An empty text becomes null, as the parser reads it.
  const optional = (html: string | null) => {
    const changed = html === null ? '' : change(html);
    return changed.trim() === '' ? null : changed;
  };
  // Omits texts that become empty after cleaning.
  const left = (html: string | undefined) => {
    const changed = html === undefined ? '' : change(html);
    return hasContent(changed) ? changed : null;
  };
  const { modelAnswer, ...others } = content;
  const answer = left(modelAnswer);
  return {
    ...others,
    ...(answer !== null && { modelAnswer: answer }),
    passage: blocks(content.passage),
    examContent: blocks(content.examContent),
    explanation: change(content.explanation),
    groups: content.groups.map((group) => ({
      ...group,
      instruction: change(group.instruction),
      paragraph: optional(group.paragraph),
      imgContent: optional(group.imgContent),
      questions: group.questions.map(({ explanation, ...question }) => {
        const explained = left(explanation);
        return {
          ...question,
          question: change(question.question),
          ...(explained !== null && { explanation: explained }),
        };
      }),
    })),
  };
}

/** Passes the content of every part through a function. */
export function mapContent<Draft extends Pick<ExamDraft, 'parts'>>(
  draft: Draft,
  change: (content: SectionContent) => SectionContent,
): Draft {
  return { ...draft, parts: draft.parts.map((part) => ({ ...part, content: change(part.content) })) };
}
