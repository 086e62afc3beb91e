import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A built API. */
export interface Release {
  readonly name: string;
  /** The folder of the API, such as `apps/api` of the repository. */
  readonly api: string;
}

export const HERE: Release = { name: 'this one', api: fileURLToPath(new URL('../../../api', import.meta.url)) };

export const mainOf = ({ api }: Release): string => join(api, 'dist/main.js');
