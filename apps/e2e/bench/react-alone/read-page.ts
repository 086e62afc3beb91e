/** An element of a page in the form that React renders. */
export interface DrawnElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | true | Readonly<Record<string, string>>>>;
  readonly children: readonly Drawn[];
}

/** An element, or a text. */
export type Drawn = DrawnElement | string;

export interface ReadPage {
  /** The tag of the page itself, with its attributes. */
  readonly html: string;
  readonly styles: readonly string[];
  readonly drawn: readonly Drawn[];
}

/** Reads the elements of the page. It runs in the page, so it must not use anything of this module. */
export function readPage(): ReadPage {
  const readAttribute = (element: Element, { name, value }: Attr) => {
    if (name !== 'style' || !(element instanceof HTMLElement)) return Reflect.get(element, name) === true || value;
    const { style } = element;
    return Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)]));
  };
  const read = (node: Node): Drawn[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = [...node.attributes].map((attribute) => [attribute.name, readAttribute(node, attribute)]);
    return [{ tag: node.localName, attributes: Object.fromEntries(attributes), children: readInside(node) }];
  };
  const readInside = (element: Element) => [...element.childNodes].flatMap(read);
  return {
    html: `<html ${[...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')}>`,
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
    drawn: readInside(document.querySelector('#root') ?? document.body),
  };
}
