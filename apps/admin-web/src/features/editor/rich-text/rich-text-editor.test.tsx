import { ThemeProvider } from '@bandwise/ui/theme/theme-provider.tsx';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RichTextEditorHandle, RichTextEditorProps } from './rich-text-editor-props.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

function show(props: Partial<RichTextEditorProps> = {}) {
  const ref = createRef<RichTextEditorHandle>();
  const onChange = vi.fn<(html: string) => void>();
  const set: { value?: (html: string) => void } = {};
  function Holder() {
    const [value, setValue] = useState(props.value ?? '<p>one</p>');
    set.value = setValue;
    const change = (html: string) => {
      onChange(html);
      setValue(html);
    };
    return <RichTextEditor label="Passage" {...props} value={value} onChange={change} ref={ref} />;
  }
  render(
    <ThemeProvider>
      <Holder />
    </ThemeProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'Passage' });
  return {
    box,
    onChange,
    user: userEvent.setup(),
    setValue: (html: string) => act(() => set.value?.(html)),
    insertText: (text: string) => act(() => ref.current?.insertText(text)),
    flush: () =>
      act(() => {
        ref.current?.flush();
      }),
  };
}

describe('the field', () => {
  it('shows the text it is given', () => {
    expect(show({ value: '<h2>Title</h2><p>Text</p>' }).box.querySelector('h2')?.textContent).toBe('Title');
  });

  it('says what it is for and what is wrong', () => {
    const { box } = show({ required: true, description: 'Shown to learners', error: 'Content is required' });
    expect(box.getAttribute('aria-required')).toBe('true');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const described = (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Shown to learners', 'Content is required']);
  });

  it('tells nothing until it is written in', () => {
    const { onChange, flush } = show();
    flush();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('writes at the end when nobody has been in it', () => {
    const { insertText, flush, onChange } = show();
    insertText('{14}');
    flush();
    expect(onChange).toHaveBeenLastCalledWith('<p>one{14}</p>');
  });

  it('shows a value from outside in place of its own', () => {
    const { box, insertText, flush, setValue } = show();
    insertText(' two');
    flush();
    setValue('');
    expect(box.textContent).toBe('');
    setValue('<p>loaded</p>');
    expect(box.textContent).toBe('loaded');
  });
});

describe('the toolbar', () => {
  const toolbar = () => within(screen.getByRole('toolbar', { name: 'Formatting: Passage' }));

  it('has a name for every button', () => {
    show();
    for (const button of toolbar().getAllByRole('button')) expect(button.getAttribute('aria-label')).toMatch(/\w/);
  });

  it('undoes, formats, lists, indents, clears and helps [A2-60]', () => {
    show();
    const names = toolbar()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    const wanted = ['Undo', 'Redo', 'Format: Paragraph', 'Bold', 'Italic', 'Underline', 'Remove formatting'];
    const lists = ['Bulleted list', 'Numbered list', 'Decrease indent', 'Increase indent', 'Help'];
    expect(names).toEqual(expect.arrayContaining([...wanted, ...lists]));
  });

  it('is one tab stop', () => {
    show();
    expect(
      toolbar()
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });

  it('moves with the arrow keys', async () => {
    const { user } = show();
    toolbar().getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Redo');
    await user.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Help');
  });

  it('has the menu bar only where it is asked for', () => {
    show();
    expect(screen.queryByRole('menubar')).toBeNull();
    show({ menuBar: true, label: 'Task', value: '' });
  });
});

describe('the link dialog', () => {
  it('refuses an address that is not for the web or for mail', async () => {
    const { user, flush, onChange } = show();
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.type(await screen.findByLabelText('Address'), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText(/Enter a web address/)).toBeDefined();
    flush();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not submit the form around the editor', async () => {
    const onSubmit = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <ThemeProvider>
        <form onSubmit={onSubmit}>
          <RichTextEditor label="Passage" value="" onChange={() => {}} />
        </form>
      </ThemeProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.type(await screen.findByLabelText('Address'), 'example.org{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
