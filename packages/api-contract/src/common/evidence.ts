import { z } from 'zod';

/** Words of the passage, or seconds of the recording. */
export const evidenceSchema = z.union([
  z.object({ quote: z.string(), occurrence: z.int().exactOptional() }),
  z.object({ start: z.number(), end: z.number() }),
]);

export const transcriptLineSchema = z.object({
  start: z.number(),
  end: z.number(),
  speaker: z.string().exactOptional(),
  text: z.string(),
});
