import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A built API to run. */
export interface Release {
  readonly name: string;
  /** Its folder, `apps/api` in the repository. */
  readonly api: string;
}

export const HERE: Release = { name: 'this one', api: fileURLToPath(new URL('../../../api', import.meta.url)) };

export const mainOf = ({ api }: Release): string => join(api, 'dist/main.js');
