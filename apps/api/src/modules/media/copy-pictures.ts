import type { PicturesCopied } from '@bandwise/api-contract/admin';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit.ts';
import { insertUploaded } from './media.repo.ts';
import { keepPictures } from './media.service.ts';
import { readFetchedPictures } from './receive-svg.ts';

/** Copies pictures of other sites that can be fetched and stored. */
export async function copyPictures(
  { db, media, fetchPictures, now }: Pick<Deps, 'db' | 'fetchPictures' | 'media' | 'now'>,
  sent: readonly string[],
  caller: Caller,
): Promise<PicturesCopied> {
  const fetched = await fetchPictures([...new Set(sent)]);
  const { pictures, addresses, notCopied } = await readFetchedPictures(fetched);
  const rows = await keepPictures(media, pictures);
  await inTransaction(db, { by: caller.id }, async (trx) => {
    for (const row of rows) {
      await insertUploaded(trx, media, { ...row, created_by: caller.id });
      await recordAudit(trx, {
        at: now(),
        actor: caller,
        action: 'media.create',
        targetType: 'media',
        targetId: row.id,
        name: `“${row.filename}”`,
      });
    }
  });
  return {
    pictures: [...addresses].map(([address, { src, description }]) => ({ address, url: src, description })),
    refused: Object.entries(notCopied).map(([address, reason]) => ({ address, reason })),
  };
}
