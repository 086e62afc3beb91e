/**
 * Firefox knows `ariaDisabled` since 119. The panels' library asks each divider for it, takes "unknown" for "disabled", and
 * no divider could be dragged.
 */
if (!('ariaDisabled' in Element.prototype))
  Object.defineProperty(Element.prototype, 'ariaDisabled', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-disabled');
    },
  });
