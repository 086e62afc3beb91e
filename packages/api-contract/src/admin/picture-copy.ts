import { z } from 'zod';

/** How many pictures are copied with one call. */
export const PICTURES_COPIED_MAX = 60;

/** At most 40 MB together, 5 MB each, in 40 seconds: what is beyond is refused, picture by picture. */
export const pictureCopySchema = z.object({ addresses: z.array(z.string().max(4096)).max(PICTURES_COPIED_MAX) });

/** Each address that was sent, once. */
export const picturesCopiedSchema = z
  .object({
    pictures: z.array(
      z.object({
        address: z.string(),
        /** The address of the copy. */
        url: z.string(),
        /** The description inside a drawing; may be empty. */
        description: z.string(),
      }),
    ),
    refused: z.array(z.object({ address: z.string(), reason: z.string() })),
  })
  .meta({ id: 'PicturesCopied' });
export type PicturesCopied = z.infer<typeof picturesCopiedSchema>;
