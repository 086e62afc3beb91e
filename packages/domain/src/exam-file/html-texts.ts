import type { FindingPlace } from '../readiness/finding.ts';
import type { SectionContent } from './section-content.ts';

/** A text shown as HTML, and its field. The blocks of a passage are one text. */
export interface HtmlText {
  readonly where: FindingPlace & { readonly field: string };
  readonly html: string;
}

/** Returns every HTML text of a section in the order of the section. Equal groups give the same places. */
export function htmlTexts(content: SectionContent): readonly HtmlText[] {
  return [
    { where: { field: 'passage' }, html: content.passage.join('\n') },
    { where: { field: 'examContent' }, html: content.examContent.join('\n') },
    ...(content.prompts ?? []).map(({ text }, index) => ({ where: { field: `prompts.${index}.text` }, html: text })),
    { where: { field: 'explanation' }, html: content.explanation },
    { where: { field: 'modelAnswer' }, html: content.modelAnswer ?? '' },
    ...content.groups.flatMap((group, index) => [
      { where: { group: index, field: 'instruction' }, html: group.instruction },
      { where: { group: index, field: 'paragraph' }, html: group.paragraph ?? '' },
      { where: { group: index, field: 'imgContent' }, html: group.imgContent ?? '' },
      ...group.questions.flatMap(({ question, explanation = '' }, at) => [
        { where: { group: index, question: at, field: 'question' }, html: question },
        { where: { group: index, question: at, field: 'explanation' }, html: explanation },
      ]),
    ]),
  ];
}
