import { describe, expect, it } from 'vitest';
import { SKILLS } from '@bandwise/domain';
import { CONTRAST_THEMES } from './contrast.ts';
import css from './tokens.css?raw';

type Tokens = Readonly<Record<string, string>>;

/** The colours of a theme, read from the style sheet as a browser would: later blocks win. */
function tokensOf(theme: string): Tokens {
  const tokens: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
    const applies = /:root(?![[:])/.test(selector) || selector.includes(`'${theme}'`);
    if (!applies) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--bw-([\w-]+):\s*(#[\da-f]{6})/g)) tokens[name] = value;
  }
  return tokens;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_PAIRS = [
  ...['text', 'text-soft', 'accent', 'right', 'wrong', 'blank', 'warn', 'again', ...SKILLS].flatMap((ink) =>
    ['bg', 'panel', 'ground'].map((ground) => [ink, ground]),
  ),
  ...['text', 'text-soft', 'right', 'wrong', 'blank'].map((ink) => [ink, 'accent-soft']),
  ['on-accent', 'accent'],
  ['on-answered', 'answered'],
  ['on-unanswered', 'unanswered'],
  ['on-highlight', 'highlight'],
  ['on-highlight', 'highlight-deep'],
  ...['text', 'right'].map((ink) => [ink, 'right-soft']),
  ...['text', 'wrong'].map((ink) => [ink, 'wrong-soft']),
  ...['text', 'blank'].map((ink) => [ink, 'blank-soft']),
  ...['text', 'warn'].map((ink) => [ink, 'warn-soft']),
  ...SKILLS.flatMap((skill) => [
    [skill, `${skill}-soft`],
    ['text', `${skill}-soft`],
    ['text-soft', `${skill}-soft`],
  ]),
];
const SHAPE_PAIRS = ['control', 'accent', 'focus', 'right', 'wrong', 'blank'].flatMap((line) =>
  ['bg', 'panel', 'ground'].map((ground) => [line, ground]),
);
/** The filled part of a ring or a bar beside the rest. */
const FILLED_PAIRS = ['accent', 'right'].map((fill) => [fill, 'unanswered']);

describe.each(['light', 'dark', ...CONTRAST_THEMES])('%s', (theme) => {
  const tokens = tokensOf(theme);
  const below = (least: number, pairs: readonly (readonly string[])[]) =>
    pairs.filter(([front = '', ground = '']) => !(contrast(tokens[front] ?? '', tokens[ground] ?? '') >= least));

  it('shows every text at 4.5:1 or more (WCAG 1.4.3) [L9-17 D19 D59]', () => {
    expect(below(4.5, TEXT_PAIRS)).toEqual([]);
  });

  it('shows every edge that means something at 3:1 or more (WCAG 1.4.11)', () => {
    expect(below(3, [...SHAPE_PAIRS, ...FILLED_PAIRS])).toEqual([]);
  });
});
