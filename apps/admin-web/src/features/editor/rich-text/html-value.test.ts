import { $createParagraphNode, $createTextNode, $getRoot, createEditor, type LexicalEditor } from 'lexical';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HtmlValue } from './html-value.ts';
import { EDITOR_NODES } from './nodes/editor-nodes.ts';

let editor: LexicalEditor;
let value: HtmlValue;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  editor = createEditor({ nodes: [...EDITOR_NODES] });
  told = [];
  value = new HtmlValue(editor, '<p>start</p>');
  value.follow((html) => told.push(html));
  return () => vi.useRealTimers();
});

function write(text: string): void {
  editor.update(() => $getRoot().append($createParagraphNode().append($createTextNode(text))), { discrete: true });
}

const shown = () => editor.read(() => $getRoot().getTextContent());

describe('telling the caller', () => {
  it('waits until typing pauses, and tells once', () => {
    write('a');
    vi.advanceTimersByTime(200);
    write('b');
    expect(told).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(told).toEqual(['<p>start</p><p>a</p><p>b</p>']);
  });

  it('tells at once when flushed, and then no more', () => {
    write('a');
    expect(value.flush()).toBe('<p>start</p><p>a</p>');
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['<p>start</p><p>a</p>']);
  });

  it('says nothing about what it was given', () => {
    value.receive('plain text\n\nwith a <b>tag</b>');
    vi.advanceTimersByTime(1000);
    expect(value.flush()).toBe('plain text\n\nwith a <b>tag</b>');
    expect(told).toEqual([]);
  });

  it('says nothing when a change is taken back', () => {
    write('a');
    editor.update(() => $getRoot().getLastChildOrThrow().remove(), { discrete: true });
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
  });

  it('tells what is unsaved when it stops following', () => {
    const other = createEditor({ nodes: [...EDITOR_NODES] });
    const late: string[] = [];
    const stop = new HtmlValue(other, '').follow((html) => late.push(html));
    other.update(() => $getRoot().append($createParagraphNode().append($createTextNode('x'))), { discrete: true });
    stop();
    expect(late).toEqual(['<p>x</p>']);
  });
});

describe('hearing from the caller', () => {
  it('leaves the text alone when its own value comes back', () => {
    write('a');
    value.flush();
    write('typed on');
    value.receive('<p>start</p><p>a</p>');
    expect(shown()).toContain('typed on');
  });

  it('leaves the text alone when an older own value comes back late', () => {
    write('a');
    const first = value.flush();
    write('b');
    value.flush();
    value.receive(first);
    expect(shown()).toContain('b');
  });

  it('shows another value', () => {
    write('a');
    value.flush();
    value.receive('<p>loaded</p>');
    expect(shown()).toBe('loaded');
  });

  it('goes back to the first value after telling another', () => {
    write('a');
    value.receive(value.flush());
    value.receive('<p>start</p>');
    expect(shown()).toBe('start');
  });

  it('is empty when cleared', () => {
    write('a');
    value.receive(value.flush());
    value.receive('');
    expect(shown()).toBe('');
    expect(value.flush()).toBe('');
  });
});
