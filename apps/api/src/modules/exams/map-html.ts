import type { ExamDraft, SectionContent } from '@bandwise/domain';

/**
 * Passes every text of a part that is shown as HTML through a function. Titles, options, choices and answers are shown
 * as plain text and compared as such, so they are left alone.
 */
export function mapHtml(content: SectionContent, change: (html: string) => string): SectionContent {
  const blocks = (list: readonly string[]) => list.map(change).filter((block) => block !== '');
  // What nothing is left of is none, as it is when it is read again.
  const optional = (html: string | null) => {
    const changed = html === null ? '' : change(html);
    return changed.trim() === '' ? null : changed;
  };
  return {
    ...content,
    passage: blocks(content.passage),
    examContent: blocks(content.examContent),
    explanation: change(content.explanation),
    groups: content.groups.map((group) => ({
      ...group,
      instruction: change(group.instruction),
      paragraph: optional(group.paragraph),
      imgContent: optional(group.imgContent),
      questions: group.questions.map((question) => ({ ...question, question: change(question.question) })),
    })),
  };
}

export function mapContent(draft: ExamDraft, change: (content: SectionContent) => SectionContent): ExamDraft {
  return { ...draft, parts: draft.parts.map((part) => ({ ...part, content: change(part.content) })) };
}
