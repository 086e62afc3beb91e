import type { DeviceStorage } from '@bandwise/api-contract/client';

const PREFIX = 'section_grant:';

/** The proofs that this tab has opened a locked section, as the server signed them. */
export interface GrantStore {
  save(sectionId: string, grant: string): void;
  forget(sectionId: string): void;
  has(sectionId: string): boolean;
  /** null: this tab has not opened it. */
  find(sectionId: string): string | null;
  /** The header that opens the section, or none. */
  headers(sectionId: string): Readonly<Record<string, string>>;
}

export function createGrantStore(storage: DeviceStorage): GrantStore {
  const find = (sectionId: string) => storage.read(PREFIX + sectionId);
  return {
    save: (sectionId, grant) => storage.write(PREFIX + sectionId, grant),
    forget: (sectionId) => storage.remove(PREFIX + sectionId),
    has: (sectionId) => find(sectionId) !== null,
    find,
    headers(sectionId) {
      const grant = find(sectionId);
      return grant ? { 'x-section-grant': grant } : {};
    },
  };
}
