import type { FullGroup } from '@bandwise/domain';
import { fileFromDataUrl } from '../../rich-text/file-from-data-url.ts';
import type { TakeOver } from '../../model/changes/taken.ts';

/** The `data:` address of a picture inside the HTML. */
const INLINE = /(?<=\ssrc=")data:image\/[^"]+(?=")/g;

type Upload = (file: File) => Promise<{ readonly url: string }>;

/**
 * Stores the pictures of an added text, each once. Until then they are in the text, so that a discarded text leaves no files. Rejects if
 * one can't be stored.
 */
export async function storePictures(change: TakeOver, upload: Upload): Promise<TakeOver> {
  const inline = new Set(
    change.parts
      .flatMap(({ content, groups }) => [content ?? '', ...groups.flatMap(htmlOf)])
      .flatMap((html) => html.match(INLINE) ?? []),
  );
  const stored = new Map<string, string>();
  for (const dataUrl of inline) stored.set(dataUrl, (await upload(fileFromDataUrl(dataUrl))).url);
  const place = (html: string) => html.replace(INLINE, (dataUrl) => stored.get(dataUrl) ?? dataUrl);
  if (stored.size === 0) return change;
  const parts = change.parts.map(({ part, content, groups }) => ({
    part,
    content: content === null ? null : place(content),
    groups: groups.map((group) => withHtml(group, place)),
  }));
  return { ...change, parts };
}

function htmlOf({ instruction, paragraph, imgContent, questions }: FullGroup): readonly string[] {
  return [instruction, paragraph ?? '', imgContent ?? '', ...questions.map(({ question }) => question)];
}

function withHtml(group: FullGroup, place: (html: string) => string): FullGroup {
  const { instruction, paragraph, imgContent, questions } = group;
  return {
    ...group,
    instruction: place(instruction),
    paragraph: paragraph === null ? null : place(paragraph),
    imgContent: imgContent === null ? null : place(imgContent),
    questions: questions.map((question) => Object.assign({}, question, { question: place(question.question) })),
  };
}
