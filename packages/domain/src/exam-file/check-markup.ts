import { measureHtml } from '../html/measure-html.ts';
import { LIMITS } from '../limits.ts';
import { readText, type Place, type TextRule } from './fields.ts';
import { report } from './parsed.ts';

/** Like `readText`, for HTML. Too much markup is reported, not cut. */
export function readHtml(place: Place, field: string, rule: TextRule): string {
  const html = readText(place, field, rule);
  return checkMarkup(place, field, { label: rule.label, texts: [html] }) ? html : '';
}

/** Whether the HTML of a field is within the limits; otherwise an error is reported. */
export function checkMarkup(
  place: Place,
  field: string,
  { label, texts }: { readonly label: string; readonly texts: readonly string[] },
): boolean {
  const measures = texts.filter((text) => text.includes('<')).map(measureHtml);
  const elements = measures.reduce((sum, measure) => sum + measure.elements, 0);
  const depth = Math.max(0, ...measures.map((measure) => measure.depth));
  const total = place.markup.elements + elements;
  const fault = faultOf({ elements, depth, total });
  if (fault === null) place.markup.elements = total;
  else report(place, field, { code: 'too_many', message: `${label} ${fault}` });
  return fault === null;
}

function faultOf(markup: { elements: number; depth: number; total: number }): string | null {
  const { htmlDepthMax, htmlElementsMax, htmlElementsPerExamMax } = LIMITS;
  if (markup.depth > htmlDepthMax)
    return `is nested too deeply: at most ${htmlDepthMax} HTML elements can be inside one another`;
  if (markup.elements > htmlElementsMax) return `must have at most ${htmlElementsMax} HTML elements`;
  return markup.elements > 0 && markup.total > htmlElementsPerExamMax
    ? `makes the test too large: a test can have at most ${htmlElementsPerExamMax} HTML elements`
    : null;
}
