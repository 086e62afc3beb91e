import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { AssessmentContent } from './content.ts';

/** Changes that the server has not confirmed. */
export interface DeviceCopy {
  /** The revision over which they are saved. */
  readonly revision: number;
  readonly content: AssessmentContent;
  /** Content that was sent without a response; null: none. The server may have stored it. */
  readonly sent: AssessmentContent | null;
}

/** Another administrator on the same device has other copies. */
export function copyKey(userId: string, submissionId: string): string {
  return `assessment:${userId}:${submissionId}`;
}

/** null: no copy, or one of another version of the console. */
export function readCopy(device: DeviceStorage, key: string): DeviceCopy | null {
  const stored = device.read(key);
  if (stored === null) return null;
  try {
    const copy: unknown = JSON.parse(stored);
    return isCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

function isCopy(value: unknown): value is DeviceCopy {
  if (!isObject(value) || !Number.isInteger(value['revision'])) return false;
  return isContent(value['content']) && (value['sent'] === null || isContent(value['sent']));
}

function isContent(value: unknown): boolean {
  return (
    isObject(value) &&
    isObject(value['bands']) &&
    Array.isArray(value['comments']) &&
    typeof value['summary'] === 'string'
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
