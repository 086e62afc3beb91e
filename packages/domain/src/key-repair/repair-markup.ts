import { textOf } from '../html/text-of.ts';

const TAG =
  /<\/?(?:a|b|br|code|del|div|em|font|h[1-6]|i|ins|li|mark|ol|p|s|small|span|strong|sub|sup|td|tr|u|ul)(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;
const POWER = /<sup>\s*([\d-]+)\s*<\/sup>/gi;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Entities besides those that `textOf` decodes. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['agrave', 'à'],
  ['ccedil', 'ç'],
  ['deg', '°'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['euro', '€'],
  ['frac12', '½'],
  ['frac14', '¼'],
  ['frac34', '¾'],
  ['ntilde', 'ñ'],
  ['ouml', 'ö'],
  ['sup2', '²'],
  ['sup3', '³'],
  ['times', '×'],
  ['uuml', 'ü'],
]);
/** `&amp;amp;` was encoded twice. */
const ENCODED_MAX = 3;

/** Returns the words of an answer that was copied with its HTML. */
export function repairMarkup(answer: string): readonly string[] {
  let text = answer;
  for (let at = 0; at < ENCODED_MAX && (TAG.test(text) || ENTITY.test(text)); at += 1) {
    const raised = text.replace(POWER, (_, figures: string) =>
      figures.replace(/\d/g, (figure) => SUPERSCRIPTS.charAt(Number(figure))).replace('-', '⁻'),
    );
    const named = raised.replace(
      /&([a-z]+\d*);/gi,
      (entity, name: string) => LETTERS.get(name.toLowerCase()) ?? entity,
    );
    const words = textOf(named).trim();
    if (words === '') return [answer];
    text = words;
  }
  return [text];
}
