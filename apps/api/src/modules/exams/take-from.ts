import type { SectionContent } from '@bandwise/domain';
import { mapHtml } from '@bandwise/domain/internal';
import type { TakenPicture } from '../../platform/pictures/read-picture.ts';
import { takePictures, type TakenPictures } from '../../platform/pictures/take-pictures.ts';

/** Replaces the drawings and `data:` pictures of a part by files. */
export async function takeFrom(content: SectionContent): Promise<{
  readonly content: SectionContent;
  readonly pictures: readonly TakenPicture[];
  readonly refused: readonly string[];
}> {
  const takenByHtml = new Map<string, TakenPictures>();
  const texts: string[] = [];
  mapHtml(content, (html) => {
    texts.push(html);
    return html;
  });
  for (const html of texts) if (!takenByHtml.has(html)) takenByHtml.set(html, await takePictures(html));
  const all = [...takenByHtml.values()];
  return {
    content: mapHtml(content, (html) => takenByHtml.get(html)?.html ?? html),
    pictures: all.flatMap(({ pictures }) => pictures),
    refused: [...new Set(all.flatMap(({ refused }) => refused))],
  };
}
