import { z } from 'zod';

/** A submitted result as a file that anyone can check: a JWS in the flattened JSON serialisation (docs/signed-results.md). */
export const signedResultSchema = z
  .object({ payload: z.string(), protected: z.string(), signature: z.string() })
  .meta({ id: 'SignedResult' });
export type SignedResultBody = z.infer<typeof signedResultSchema>;
