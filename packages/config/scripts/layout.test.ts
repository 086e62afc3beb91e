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
  ])('refuse imports of another feature at any depth: %s', (text) => {
    expect(layoutProblems([file('apps/admin-web/src/features/editor/groups/types/a.tsx', text)])).toEqual([
      'apps/admin-web/src/features/editor/groups/types/a.tsx: imports apps/admin-web/src/features/users/user-row.tsx; what two features need goes to shared/',
    ]);
  });

  it('refuse imports of the app in a feature, and allow its own files and shared ones', () => {
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
  ])('refuse a comparison with a type or a skill outside its unit: %s', (text, name) => {
    expect(layoutProblems([file('apps/api/src/modules/exams/a.ts', text)])).toEqual([
      `apps/api/src/modules/exams/a.ts: compares with '${name}'; move this into the unit of that type or skill`,
    ]);
    expect(layoutProblems([file('packages/domain/src/skills/a.ts', text)])).toEqual([]);
    expect(layoutProblems([file('apps/api/src/modules/exams/a.test.ts', text)])).toEqual([]);
  });

  const editor = 'apps/admin-web/src/features/editor';

  it.each([
    ['model/form/form.ts', '../../session/store/store.ts', 'session/store/store.ts'],
    ['rich-text/html/a.ts', '../../parts/groups/b.ts', 'parts/groups/b.ts'],
    ['parts/groups/a.tsx', '../../import/paste/b.tsx', 'import/paste/b.tsx'],
  ])('refuse an import from a floor above: %s imports %s', (path, specifier, target) => {
    expect(layoutProblems([file(`${editor}/${path}`, `import type { A } from '${specifier}';`)])).toEqual([
      `${editor}/${path}: imports ${editor}/${target}, which is on a floor above; move what it needs down`,
    ]);
  });

  it('allow imports from the same floor and from floors below, and a folder and its subfolder to import each other', () => {
    const files = [
      file(`${editor}/screen/a.ts`, "import { b } from '../model/b.ts';\nimport { c } from '../parts/groups/c.ts';"),
      file(`${editor}/parts/groups/c.ts`, "import { d } from '../moving/d.ts';"),
      file(`${editor}/parts/types/registry.ts`, "import { e } from './mcq/e.ts';"),
      file(`${editor}/parts/types/mcq/e.ts`, "import type { F } from '../registry.ts';"),
    ];
    expect(layoutProblems(files)).toEqual([]);
  });

  it('refuse a circle of imports between folders, also through a third folder and between subfolders', () => {
    const files = [
      file(`${editor}/parts/groups/a.ts`, "import { b } from '../moving/b.ts';"),
      file(`${editor}/parts/moving/b.ts`, "const c = await import('../teaching/deep/c.ts');"),
      file(`${editor}/parts/teaching/deep/c.ts`, "import type { A } from '../../groups/a.ts';"),
      file(`${editor}/parts/teaching/d.ts`, "import { a } from '../groups/a.ts';"),
      file(`${editor}/parts/content/e.ts`, "import { d } from '../teaching/d.ts';"),
    ];
    expect(layoutProblems(files)).toEqual([
      `${editor}/parts: groups, moving, teaching form a circle: groups/a.ts imports moving/b.ts, moving/b.ts imports teaching/deep/c.ts, teaching/deep/c.ts imports groups/a.ts`,
    ]);
  });
});
