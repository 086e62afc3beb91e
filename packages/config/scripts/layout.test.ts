import { describe, expect, it } from 'vitest';
import { layoutProblems } from './layout.ts';

const file = (path: string, text = '') => ({ path, text });

describe('the rules of the folders', () => {
  it('allow twenty product files in a folder, and any number of tests', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => file(`apps/api/src/http/file-${index}.ts`));
    expect(layoutProblems([...twenty, file('apps/api/src/http/a.test.ts')])).toEqual([]);
    expect(layoutProblems([...twenty, file('apps/api/src/http/one-more.ts')])).toEqual([
      'apps/api/src/http: 21 files, at most 20; divide it by subject',
    ]);
  });

  it.each([
    "import { Row } from '../../../users/user-row.tsx';",
    "import type { Row } from '../../../users/user-row.tsx';",
    "const rows = await import('../../../users/user-row.tsx');",
    "import '../../../users/user-row.tsx';",
  ])('refuse one feature another at any depth: %s', (text) => {
    expect(layoutProblems([file('apps/admin-web/src/features/editor/groups/types/a.tsx', text)])).toEqual([
      'apps/admin-web/src/features/editor/groups/types/a.tsx: imports apps/admin-web/src/features/users/user-row.tsx; what two features need goes to shared/',
    ]);
  });

  it('refuse a feature the app, and allow it itself and what is shared', () => {
    const path = 'apps/learner-web/src/features/attempt/clock/clock.ts';
    const text = "import { a } from '../store/a.ts';\nimport { b } from '../../../shared/b.ts';\n";
    expect(layoutProblems([file(path, text)])).toEqual([]);
    expect(layoutProblems([file(path, "import { c } from '../../../app/c.ts';")])).toEqual([
      `${path}: imports apps/learner-web/src/app/c.ts; a feature does not import the app`,
    ]);
  });

  it.each([
    ["if (type === 'MULTI') return;", 'MULTI'],
    ["const timed = skill !== 'speaking';", 'speaking'],
    ["switch (skill) { case 'writing': break; }", 'writing'],
  ])('refuse a type or a skill by name outside its unit: %s', (text, name) => {
    expect(layoutProblems([file('apps/api/src/modules/exams/a.ts', text)])).toEqual([
      `apps/api/src/modules/exams/a.ts: asks for '${name}' by name; say it once in the unit of that type or skill`,
    ]);
    expect(layoutProblems([file('packages/domain/src/skills/a.ts', text)])).toEqual([]);
    expect(layoutProblems([file('apps/api/src/modules/exams/a.test.ts', text)])).toEqual([]);
  });
});
