/**
 * Keeps React working on a page that the browser translates. A translator puts a <font> in the place of a text node;
 * React keeps the node, which is no longer in the page: its changes are not seen (a price stays as it was), and removing
 * it or inserting before it throws. Here a replaced text that changes takes its place back, for the translator to
 * translate anew, and the <font> is removed or inserted before instead of the text. Inlined into the document as text,
 * because the translation may come before the code: refers to nothing outside itself.
 */
export function followTranslation(): void {
  const translations = new WeakMap<Node, ChildNode>()
  const isTranslation = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) if (!target.parentNode) translations.get(target)?.replaceWith(target)
  })
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes
      const translation = [addedNodes[0], previousSibling, nextSibling].find(isTranslation)
      if (text?.nodeType !== Node.TEXT_NODE || !translation) continue
      translations.set(text, translation)
      texts.observe(text, { characterData: true })
    }
  }).observe(document, { childList: true, subtree: true })
  /** A child of this node, or what stands in its place; null where there is neither. */
  const childOf = (parent: Node, child: Node): Node | null => {
    const present = child.parentNode === parent ? child : translations.get(child)
    return present?.parentNode === parent ? present : null
  }
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const present = childOf(this, child)
    if (present) removeChild.call(this, present)
    return child
  }
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childOf(this, before))
    return node
  }
}
