import path from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../../errors/app-error.ts';
import { hashId } from '../../db/hash-id.ts';
import type { MediaStore, StagedFile } from '../../platform/storage/media-store.ts';
import { SVG_TYPE } from '../../platform/storage/svg-type.ts';
import { recordingSeconds } from '../../platform/storage/recording-seconds.ts';
import type { TakenPicture } from '../../platform/pictures/read-picture.ts';
import { ALLOWED_TYPES, isSvgName, mediaTypeOf, type MediaType } from './media-type.ts';
import type { MediaRow } from './media.repo.ts';
import { receiveSvg } from './receive-svg.ts';

/**
 * Receives a file and stores it if type and size are allowed. @returns its row, which the caller inserts.
 */
export async function receiveMedia(
  store: MediaStore,
  file: { readonly source: AsyncIterable<Uint8Array>; readonly filename: string },
): Promise<MediaRow> {
  if (isSvgName(file.filename)) return keepSvg(store, { ...file, bytes: await receiveSvg(file.source) });
  const staged = await store.stage(file.source);
  try {
    const { contentType } = await requireAllowed(staged, file.filename);
    return await keep(staged, { contentType, filename: file.filename });
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

/** Stores cleaned pictures that were extracted from a text. @returns their rows, which the caller inserts. */
export async function keepPictures(store: MediaStore, pictures: readonly TakenPicture[]): Promise<readonly MediaRow[]> {
  const rows: MediaRow[] = [];
  for (const { bytes, filename } of pictures)
    rows.push(
      isSvgName(filename)
        ? await keepSvg(store, { bytes, filename })
        : await receiveMedia(store, { source: Readable.from([bytes]), filename }),
    );
  return rows;
}

async function keepSvg(
  store: MediaStore,
  { bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string },
): Promise<MediaRow> {
  const staged = await store.stage(Readable.from([bytes]));
  return keep(staged, { contentType: SVG_TYPE, filename });
}

async function keep(
  staged: StagedFile,
  { contentType, filename }: { readonly contentType: string; readonly filename: string },
): Promise<MediaRow> {
  try {
    return {
      id: mediaIdOf(staged.sha256),
      filename: cleanName(filename),
      content_type: contentType,
      size: staged.size,
      sha256: staged.sha256,
      // Measured once: the bytes under an id never change.
      seconds: contentType.startsWith('audio/')
        ? await recordingSeconds(staged.read(), { contentType, size: staged.size })
        : null,
      storage_key: await staged.keep(),
    };
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

async function requireAllowed(staged: StagedFile, filename: string): Promise<MediaType> {
  const type = await mediaTypeOf(staged.head, filename);
  if (!type)
    throw new AppError('unsupported_media_type', `This kind of file cannot be used. Allowed: ${ALLOWED_TYPES}.`);
  if (staged.size > type.maxSize)
    throw new AppError('payload_too_large', `The file is too large: at most ${type.maxSize / 1024 / 1024} MB.`);
  return type;
}

/**
 * Derives the id from the content: equal files have one address, and importing an exam again is no change.
 */
export function mediaIdOf(sha256: Buffer): string {
  return hashId(sha256);
}

function cleanName(filename: string): string {
  // The name is only displayed, but it is untrusted.
  const name = path.basename(filename.replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim();
  return name.slice(0, 255) || 'file';
}
