import { z } from 'zod';

/** The maximum number of pictures of one call. */
export const PICTURES_COPIED_MAX = 60;

/** At most 40 MB in total, 5 MB for each picture, and 40 seconds. Pictures beyond a limit are refused one by one. */
export const pictureCopySchema = z.object({ addresses: z.array(z.string().max(4096)).max(PICTURES_COPIED_MAX) });

/** The addresses of the request, each once. */
export const picturesCopiedSchema = z
  .object({
    pictures: z.array(
      z.object({
        address: z.string(),
        /** The address of the copy. */
        url: z.string(),
        /** The description inside an SVG picture; may be empty. */
        description: z.string(),
      }),
    ),
    refused: z.array(z.object({ address: z.string(), reason: z.string() })),
  })
  .meta({ id: 'PicturesCopied' });
export type PicturesCopied = z.infer<typeof picturesCopiedSchema>;
