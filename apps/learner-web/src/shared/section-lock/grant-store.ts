import type { DeviceStorage } from '../device/device-storage.ts';

const PREFIX = 'section_grant:';

/** The proofs that this tab has opened a locked section, as the server signed them. */
export interface GrantStore {
  save(sectionId: string, grant: string): void;
  forget(sectionId: string): void;
  has(sectionId: string): boolean;
  /** The header that opens the section, or none. */
  headers(sectionId: string): Readonly<Record<string, string>>;
}

export function createGrantStore(storage: DeviceStorage): GrantStore {
  return {
    save: (sectionId, grant) => storage.write(PREFIX + sectionId, grant),
    forget: (sectionId) => storage.remove(PREFIX + sectionId),
    has: (sectionId) => storage.read(PREFIX + sectionId) !== null,
    headers(sectionId) {
      const grant = storage.read(PREFIX + sectionId);
      return grant ? { 'x-section-grant': grant } : {};
    },
  };
}
