import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExamDraft, SectionContent, SpeakingPrompt } from '@bandwise/domain';
import { mapContent, mapHtml } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { ALLOWED_TYPES, insertMedia, isSvgName, mediaIdOf, mediaTypeOf, receiveMedia } from '../modules/media/media.ts';
import { mediaUrl } from '@bandwise/api-contract/common';
import { reason } from '../errors/reason.ts';
import { recordingSeconds } from '../platform/storage/recording-seconds.ts';
import { cleanSvg } from '../platform/pictures/clean-svg.ts';
import type { TakenPicture } from '../platform/pictures/read-picture.ts';
import type { MediaStore } from '../platform/storage/media-store.ts';

/** A sound or a picture beside an exam file. */
export interface LocalMedia {
  readonly path: string;
  readonly filename: string;
}

export interface ResolvedMedia {
  /** The draft with the addresses of the files after storing. */
  readonly draft: ExamDraft;
  readonly files: readonly LocalMedia[];
  /** Drawings, cleaned. */
  readonly pictures: readonly TakenPicture[];
  readonly problems: readonly string[];
  /** The lengths of recordings, by those addresses. */
  readonly recordingSeconds: Readonly<Record<string, number>>;
}

const AUDIO = /^media\/[\w][\w. -]*$/;
const PICTURE = /(<img\b[^>]*?\bsrc=")(media\/[\w][\w. -]*)"/g;

/** Resolves the files that a test refers to as `media/name.ext`, checks them and inserts their addresses. */
export async function resolveMedia(draft: ExamDraft, folder: string): Promise<ResolvedMedia> {
  const urls = new Map<string, string>();
  const files: LocalMedia[] = [];
  const problems: string[] = [];
  const pictures: TakenPicture[] = [];
  const lengths: Record<string, number> = {};
  for (const reference of referencesIn(draft)) {
    const file = path.join(folder, reference);
    const media = isSvgName(file) ? await inspectSvg(file) : await inspect(file);
    if ('problem' in media) problems.push(`${reference}: ${media.problem}`);
    else if (media.svg !== null) pictures.push({ id: media.id, bytes: media.svg, filename: path.basename(reference) });
    else files.push({ path: file, filename: path.basename(reference) });
    if (!('id' in media)) continue;
    urls.set(reference, mediaUrl(media.id));
    if (media.seconds !== null) lengths[mediaUrl(media.id)] = media.seconds;
  }
  const urlOf = (reference: string) => urls.get(reference) ?? reference;
  return {
    draft: mapContent(draft, (content) => withAddresses(content, urlOf)),
    files,
    pictures,
    problems,
    recordingSeconds: lengths,
  };
}

function referencesIn(draft: ExamDraft): ReadonlySet<string> {
  const files = new Set<string>();
  mapContent(draft, (content) =>
    withAddresses(content, (reference) => {
      files.add(reference);
      return reference;
    }),
  );
  return files;
}

function withAddresses(content: SectionContent, urlOf: (reference: string) => string): SectionContent {
  const { audio_url } = content;
  const { prompts, ...mapped } = mapHtml(content, (html) =>
    html.replace(PICTURE, (_, before: string, reference: string) => `${before}${urlOf(reference)}"`),
  );
  const soundOf = (url: string) => (AUDIO.test(url) ? urlOf(url) : url);
  return {
    ...mapped,
    audio_url: audio_url === null ? null : soundOf(audio_url),
    ...(prompts && { prompts: prompts.map((prompt) => withSound(prompt, soundOf)) }),
  };
}

function withSound(prompt: SpeakingPrompt, soundOf: (url: string) => string): SpeakingPrompt {
  return prompt.audio_url === undefined ? prompt : { ...prompt, audio_url: soundOf(prompt.audio_url) };
}

interface Inspected {
  readonly id: string;
  /** null: no recording, or an unknown length. */
  readonly seconds: number | null;
  /** A cleaned drawing; null for other files. */
  readonly svg: Uint8Array | null;
}

async function inspectSvg(file: string): Promise<Inspected | { readonly problem: string }> {
  const bytes = await readFile(file).catch(cannotBeRead);
  if ('problem' in bytes) return bytes;
  const cleaned = await cleanSvg(bytes);
  if (!cleaned.ok) return { problem: `this SVG picture cannot be used: ${cleaned.reason}` };
  const svg = Buffer.from(cleaned.svg);
  return { id: mediaIdOf(hash('sha256', svg, 'buffer')), seconds: null, svg };
}

function cannotBeRead(error: unknown): { readonly problem: string } {
  return { problem: `the file cannot be read (${reason(error)})` };
}

async function inspect(file: string): Promise<Inspected | { readonly problem: string }> {
  const bytes = await readFile(file).catch(cannotBeRead);
  if ('problem' in bytes) return bytes;
  const type = await mediaTypeOf(bytes.subarray(0, 64 * 1024), file);
  if (!type) return { problem: `this kind of file cannot be used; allowed: ${ALLOWED_TYPES}` };
  if (bytes.length > type.maxSize) return { problem: `too large: at most ${type.maxSize / 1024 / 1024} MB` };
  const { contentType } = type;
  const seconds = contentType.startsWith('audio/')
    ? await recordingSeconds(bytes, { contentType, size: bytes.length })
    : null;
  return { id: mediaIdOf(hash('sha256', bytes, 'buffer')), seconds, svg: null };
}

export async function storeMedia(trx: Transaction<Schema>, store: MediaStore, file: LocalMedia): Promise<void> {
  const media = await receiveMedia(store, { source: createReadStream(file.path), filename: file.filename });
  await insertMedia(trx, { ...media, created_by: null });
}
