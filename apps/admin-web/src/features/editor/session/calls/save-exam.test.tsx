import { sample } from '@bandwise/config/main-tests';
import { json } from '@bandwise/ui/testing/fake-api.ts';
import { SKILLS } from '@bandwise/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { buildRow, fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

const sections = [{ id: SECTION, part_number: 1, version: 2 }];
const saved = () =>
  json({ success: true, message: 'x', exam_id: buildExam('reading').exam_id, revision: 4, sections, findings: [] });

it.each(sample(SKILLS, 2))(
  'has the list of %s asked for again after a change and after a new test [A7-26 A7-27 D28]',
  async (skill) => {
    const list = `GET /api/exam/list/part/${skill}`;
    const api = fakeApi({
      [list]: () => json({ sections: [buildRow({ id: SECTION, title: 'Marsh' })] }),
      'GET /api/section/:id': () => json(buildPublished(skill)),
      'GET /api/exam/:id': () => json(buildExam(skill)),
      'PUT /api/exam/:id': saved,
      [`POST /api/exam/new/${skill}`]: saved,
    });
    const { user } = renderConsole(`/tests?type=${skill}&view=parts`);
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^(Title|Test Name)/ });
    const openList = async () => {
      await user.click(menu.getByRole('link', { name: 'All Tests' }));
      await user.click(await screen.findByRole('tab', { name: new RegExp(skill, 'i') }));
      await user.click(screen.getByRole('radio', { name: 'Parts' }));
      await screen.findByRole('link', { name: 'Edit Marsh' });
    };

    await user.click(await screen.findByRole('link', { name: 'Edit Marsh' }));
    await user.type(await title(), ' birds');
    await user.click(screen.getByRole('button', { name: 'Update Test' }));
    await screen.findByText('No unsaved changes');
    await openList();
    await waitFor(() => expect(api.made(list)).toHaveLength(2));

    await user.click(menu.getByRole('link', { name: `Create ${skill} test` }));
    await title();
    const { groups, passage, examContent, audio_url } = buildPublished(skill);
    const shown = passage.length > 0 ? passage : null;
    const part = { title: 'Marsh', time: 20, part_number: 1, passage: shown, examContent, audio_url, groups };
    await user.click(screen.getByRole('button', { name: 'Import JSON' }));
    await user.click(await screen.findByRole('textbox', { name: 'JSON of a test' }));
    await user.paste(JSON.stringify({ description: 'Marsh', [skill]: [part] }));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(async () => expect((await title()).value).toBe('Marsh'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Publish Test' }).hasAttribute('disabled')).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: 'Publish Test' }));
    await waitFor(async () => expect((await title()).value).toBe(''));
    await openList();
    await waitFor(() => expect(api.made(list)).toHaveLength(3));
  },
);
