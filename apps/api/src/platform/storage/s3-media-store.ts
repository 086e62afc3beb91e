import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { MediaLocation } from '../../config/media-location.ts';
import { StartError } from '../../config/start-error.ts';
import { reason } from '../../errors/reason.ts';
import { tryAgain } from '../../errors/try-again.ts';
import { createIncomingFiles, type IncomingFile } from './incoming-files.ts';
import { requireKey, storageKey, type MediaStore } from './media-store.ts';

/** The longest wait for a store to respond; a large file continues as long as bytes arrive. */
const CONNECT_MS = 3000;
const SILENCE_MS = 30_000;

interface Bucket {
  readonly client: S3Client;
  readonly bucket: string;
  readonly path: (key: string) => string;
}

/**
 * Files in a bucket of Amazon S3 or a compatible store. They are received on the disk first, because their key is the hash of the content,
 * and are sent through this process, which authorises them.
 * @throws StartError when the bucket cannot be used.
 */
export async function createS3MediaStore(location: MediaLocation, incomingFolder: string): Promise<MediaStore> {
  const bucket = openBucket(location);
  await requireBucket(bucket);
  const incoming = createIncomingFiles(incomingFolder);
  return {
    removeDrafts: incoming.removeDrafts,

    async stage(source) {
      const file = await incoming.receive(source);
      const { path: _, ...staged } = file;
      return { ...staged, keep: (key = storageKey(file.sha256)) => keep(bucket, file, key) };
    },

    async has(key) {
      const input = { Bucket: bucket.bucket, Key: bucket.path(requireKey(key)) };
      return (await nullIfMissing(() => bucket.client.send(new HeadObjectCommand(input)))) !== null;
    },

    async remove(key) {
      const unwanted = { Bucket: bucket.bucket, Key: bucket.path(requireKey(key)) };
      await nullIfMissing(() => bucket.client.send(new DeleteObjectCommand(unwanted)));
    },

    async read(key, { start, end }) {
      const input = { Bucket: bucket.bucket, Key: bucket.path(requireKey(key)), Range: `bytes=${start}-${end}` };
      const object = await nullIfMissing(() => bucket.client.send(new GetObjectCommand(input)));
      // In Node the body is always one.
      return object?.Body instanceof Readable ? object.Body : null;
    },
  };
}

function openBucket({ bucket, prefix, endpoint, region }: MediaLocation): Bucket {
  const client = new S3Client({
    region,
    // Compatible stores have the bucket in the path, and some lack Amazon's newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
  return { client, bucket, path: (key) => `${prefix}${key}` };
}

async function requireBucket({ client, bucket }: Bucket): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    throw new StartError(`The bucket ${bucket} cannot be used (${whyRefused(error)})`, { cause: error });
  }
}

function whyRefused(error: unknown): string {
  if (!(error instanceof S3ServiceException)) return reason(error);
  const { httpStatusCode } = error.$metadata;
  if (httpStatusCode === 404) return 'there is no such bucket';
  return httpStatusCode === 403 ? 'the credentials may not use it' : `${httpStatusCode ?? ''} ${error.name}`.trim();
}

async function keep({ client, bucket, path }: Bucket, file: IncomingFile, key: string): Promise<string> {
  const place = { Bucket: bucket, Key: path(requireKey(key)) };
  const there = await nullIfMissing(() => client.send(new HeadObjectCommand(place)));
  const isNamedByContent = key === storageKey(file.sha256);
  if (!isNamedByContent || there?.ContentLength !== file.size)
    // A multipart upload for large files; a failed upload leaves no file.
    await nullIfMissing(() => new Upload({ client, params: { ...place, Body: file.read() } }).done());
  await file.discard();
  return key;
}

/** Calls the store; null: there is no such file. @throws 503 when the store fails. */
async function nullIfMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
    throw tryAgain('unavailable', 'Files cannot be reached at the moment.', error);
  }
}
