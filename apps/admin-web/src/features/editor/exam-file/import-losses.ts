import type { ExamDraft } from '@bandwise/domain';
import { htmlTexts, lostContent, nameOf } from '@bandwise/domain/internal';
import { texts } from '../../../shared/texts/texts.ts';
import { readHtml } from '../rich-text/html/read-html.ts';
import { writeHtml } from '../rich-text/html/write-html.ts';

/** What a test holds and the editor can't: it would be gone with the first change of its text. */
export function importLosses({ parts }: ExamDraft): readonly string[] {
  return parts.flatMap(({ content }) =>
    htmlTexts(content).flatMap(({ html }) =>
      lostContent(html, writeHtml(readHtml(html))).map((item) =>
        texts.examFile.inPart(content.part_number, texts.losses.lost(nameOf(item))),
      ),
    ),
  );
}
