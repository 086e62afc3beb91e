import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { fileNotFound } from '../../http/files/send-file.ts';
import type { Caller } from '../../http/handler.ts';
import { createViewerCookie } from '../../platform/security/viewer-cookie.ts';
import { grantsInCookie, sectionOfGrant, type Sections } from '../sections/sections.ts';
import { findMedia, findOpenUses, hasTaken, type MediaRow } from './media.repo.ts';

/** A file that the caller may read. `isForEveryone`: guests may read it too, so shared caches may store it. */
export type OpenMedia = MediaRow & { readonly isForEveryone: boolean };

type OpenMediaFor = (
  id: string,
  by: { readonly caller: Caller | null; readonly request: FastifyRequest },
) => Promise<OpenMedia>;

export interface MediaWork {
  readonly sections: Pick<Sections, 'mayOpen' | 'state'>;
  /** The account of the first valid session among those whose tokens have these hashes; null: there is none. */
  readonly findViewer: (tokenHashes: readonly string[]) => Promise<Pick<Caller, 'id' | 'role'> | null>;
}

/**
 * Decides who may read an uploaded file. Everyone may read files of a published, unlocked test (only learners, if guests can't practise). A
 * locked test's files need its grant. A learner keeps access to the files of every version that they attempted or wrote about, also when the test is locked,
 * unpublished or deleted later, and so do their teachers. All other files are for administrators.
 *
 * The id of a file follows from its content, so a refusal is the same 404 as for a missing file: an id does not reveal that a file was
 * uploaded.
 */
export function createOpenMedia(
  deps: Pick<Deps, 'appSecret' | 'config' | 'db'>,
  { sections, findViewer }: Pick<MediaWork, 'findViewer' | 'sections'>,
): OpenMediaFor {
  const { config, db } = deps;
  const cookie = createViewerCookie(deps.appSecret);

  async function isGranted(locked: readonly string[], request: FastifyRequest): Promise<boolean> {
    for (const grant of grantsInCookie(request)) {
      const id = sectionOfGrant(grant);
      const section = id !== null && locked.includes(id) ? await sections.state(id) : null;
      if (section && sections.mayOpen(section, { caller: null, grant })) return true;
    }
    return false;
  }

  return async (id, { caller, request }) => {
    const media = await findMedia(db, id);
    if (!media) throw fileNotFound();
    const { unlocked, locked } = await findOpenUses(db, id);
    if (unlocked && config.guestPractice) return { ...media, isForEveryone: true };
    const viewer = caller ?? (await findViewer(cookie.tokenHashes(request)));
    const mayHave =
      viewer?.role === 'admin' ||
      (unlocked && viewer !== null) ||
      ((viewer !== null || config.guestPractice) && (await isGranted(locked, request))) ||
      (viewer !== null && (await hasTaken(db, { viewer, media: id })));
    if (!mayHave) throw fileNotFound();
    return { ...media, isForEveryone: false };
  };
}
