/** Replaces an element by one with another name, with the same content and style. */
export function renameElement(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  const style = element.getAttribute('style');
  if (style !== null) renamed.setAttribute('style', style);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
