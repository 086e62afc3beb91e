import { hasContent } from '../html/has-content.ts';
import type { SpeakingPrompt } from '../speaking/prompt.ts';
import type { ExamDraft, SectionContent } from './section-content.ts';

/** Applies a function to every HTML text of a part. Titles, options, choices and answers are plain text and stay unchanged. */
export function mapHtml(content: SectionContent, change: (html: string) => string): SectionContent {
  const blocks = (list: readonly string[]) => list.map(change).filter((block) => block !== '');
  // An empty text becomes null, as in the parser.
  const optional = (html: string | null) => {
    const changed = html === null ? '' : change(html);
    return changed.trim() === '' ? null : changed;
  };
  // Omits texts that become empty after cleaning.
  const left = (html: string | undefined) => {
    const changed = html === undefined ? '' : change(html);
    return hasContent(changed) ? changed : null;
  };
  const { modelAnswer, prompts, ...others } = content;
  const answer = left(modelAnswer);
  return {
    ...others,
    ...(answer !== null && { modelAnswer: answer }),
    ...(prompts && { prompts: prompts.map((prompt) => withText(prompt, change)) }),
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

function withText(prompt: SpeakingPrompt, change: (html: string) => string): SpeakingPrompt {
  return { ...prompt, text: change(prompt.text) };
}

/** Applies a function to the content of every part. */
export function mapContent<Draft extends Pick<ExamDraft, 'parts'>>(
  draft: Draft,
  change: (content: SectionContent) => SectionContent,
): Draft {
  return { ...draft, parts: draft.parts.map((part) => ({ ...part, content: change(part.content) })) };
}
