import { writeSection, type SectionContent } from '@bandwise/domain';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { measureRecordings } from '../measure-recordings.ts';
import { checkChanged } from '../read-draft.ts';

/**
 * Checks a section with another key as if it were published.
 * @returns the counts of its findings. @throws not_publishable for a new error.
 */
export async function checkKeyChange(
  work: Pick<Deps, 'db' | 'media'>,
  before: SectionContent,
  content: SectionContent,
): Promise<{ readonly errors: number; readonly warnings: number }> {
  const input = { [content.skill]: [writeSection(content)] };
  const { counts, errors } = await checkChanged({
    content,
    before,
    recordingSeconds: await measureRecordings(work, input),
  });
  const [first] = errors;
  if (!first) return counts;
  throw new AppError('not_publishable', first.message, {
    issues: errors.map(({ code, message }) => ({ path: 'answers', code, message })),
  });
}
