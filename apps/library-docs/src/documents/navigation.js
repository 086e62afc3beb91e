/** TypeDoc's list of pages has links inside what folds, where a screen reader can't follow them: they become the first line of it. */
function moveLinks(list) {
  for (const link of list.querySelectorAll('summary > a')) {
    const summary = link.parentElement;
    const nested = summary?.parentElement?.querySelector('ul');
    if (!summary || !nested) continue;
    const name = document.createElement('span');
    name.append(...[...link.childNodes].map((node) => node.cloneNode(true)));
    link.replaceWith(name);
    const item = document.createElement('li');
    item.append(link);
    nested.prepend(item);
  }
}

const list = document.getElementById('tsd-nav-container');
if (list) {
  new MutationObserver(() => moveLinks(list)).observe(list, { childList: true, subtree: true });
  moveLinks(list);
}
