import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of this package. Other paths are relative to it, because the build moves code to other files. */
export const PACKAGE = path.dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname);

/** The folder of all apps. */
export const APPS = path.dirname(PACKAGE);
