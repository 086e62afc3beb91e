import { classPath } from '../classes/paths.ts';

/** The work and the figures of a class. `narrowed`: parameters of the table. */
export const classWorkPath = (classId: string, narrowed: Readonly<Record<string, string>> = {}) => {
  const params = new URLSearchParams(narrowed).toString();
  return `${classPath(classId)}/work${params && `?${params}`}`;
};

/** The home page of an administrator who teaches. */
export const TEACHING_PATH = '/teaching';
