/**
 * Replaces text nodes as Google Translate does in Chrome, those that appear
 * later too: `<font><font>…</font></font>` in place of each. Must not use outer
 * variables: browser tests run it in the page.
 *
 * @returns stops it
 */
export function translate(root: Element): () => void {
  function wrap(text: Text) {
    const { parentElement: parent } = text
    const isSkipped =
      !parent ||
      !/\S/.test(text.data) ||
      parent.closest('font, script, style, textarea, [translate=no]') ||
      parent.closest('svg')
    if (isSkipped) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  function walk(node: Node) {
    if (node instanceof Text) return wrap(node)
    for (const child of [...node.childNodes]) walk(child)
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') walk(target)
      for (const node of addedNodes) walk(node)
    }
  })
  walk(root)
  observer.observe(root, {
    characterData: true,
    childList: true,
    subtree: true,
  })
  return () => observer.disconnect()
}
