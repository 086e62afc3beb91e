import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReasons, type RuleSection } from '../page/marking-page.ts';
import { copySources, rulePath } from './copy-sources.ts';
import { ruleDocument } from './rule-document.ts';
import { readVectors } from './vectors.ts';

/** Writes all that TypeDoc makes pages of beside the exports into a folder, laid out as the repository is. */
export function writeDocuments(repository: string, to: string, sections: readonly RuleSection[]): void {
  const sources = { vectors: readVectors(), reasons: readReasons() };
  copySources(repository, to, sections);
  mkdirSync(join(to, 'docs/rules'), { recursive: true });
  for (const section of sections) writeFileSync(join(to, rulePath(section.id)), ruleDocument(section, sources));
}
