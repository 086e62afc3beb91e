import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit.ts';
import { copyPictures } from './copy-pictures.ts';
import { insertUploaded } from './media.repo.ts';
import { receiveMedia } from './media.service.ts';
import { mediaUrl, UPLOAD_MAX_BYTES } from '@bandwise/api-contract/common';
import { readUpload } from '../../http/body/read-upload.ts';
import { sendFile } from '../../http/files/send-file.ts';
import { createOpenMedia, type MediaWork } from './open-media.ts';

export function mediaRoutes(
  deps: Deps,
  work: MediaWork,
): ModuleHandlers<'POST /api/media' | 'POST /api/media/copy' | 'GET /api/media/:id' | 'GET /api/media/:id/length'> {
  const openMedia = createOpenMedia(deps, work);
  return {
    'POST /api/media': async ({ request, caller }) => {
      const media = await receiveMedia(deps.media, await readUpload(request, UPLOAD_MAX_BYTES));
      await inTransaction(deps.db, { by: caller.id }, async (trx) => {
        await insertUploaded(trx, deps.media, { ...media, created_by: caller.id });
        await recordAudit(trx, {
          at: deps.now(),
          actor: caller,
          action: 'media.create',
          targetType: 'media',
          targetId: media.id,
          name: `“${media.filename}”`,
        });
      });
      return {
        id: media.id,
        url: mediaUrl(media.id),
        content_type: media.content_type,
        size: media.size,
        filename: media.filename,
      };
    },

    'POST /api/media/copy': async ({ body, caller }) => copyPictures(deps, body.addresses, caller),

    'GET /api/media/:id': async (call) => sendFile(deps.media, await openMedia(call.params.id, call), call),

    'GET /api/media/:id/length': async (call) => {
      const { seconds } = await openMedia(call.params.id, call);
      return { seconds };
    },
  };
}
