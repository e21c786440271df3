/**
 * Keeps React working on a page that the browser translates. A translator puts an element (Google's: <font>, Yandex's:
 * <ya-tr-span>) in the place of a text node; React keeps the node, which is no longer in the page: its changes are not
 * seen (a price stays as it was), and removing it or inserting before it throws. Here a replaced text that changes takes
 * its place back, for the translator to translate anew, and the element is removed or inserted before instead of the
 * text. Nothing of the page is changed before the first translation. Inlined into the document as text, because the
 * translation may come before the code: refers to nothing outside itself.
 */
export function followTranslation(): void {
  const translations = new WeakMap<Node, ChildNode>()
  const isTranslation = (node: Node | null | undefined): node is ChildNode =>
    node?.nodeName === 'FONT' || node?.nodeName === 'YA-TR-SPAN'
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) if (!target.parentNode) translations.get(target)?.replaceWith(target)
  })
  /** A child of this node, or what stands in its place; null where there is neither. */
  const childOf = (parent: Node, child: Node): Node | null => {
    const present = child.parentNode === parent ? child : translations.get(child)
    return present?.parentNode === parent ? present : null
  }
  const { removeChild, insertBefore } = Node.prototype
  const patch = () => {
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
  const elements = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes
      const translation = [addedNodes[0], previousSibling, nextSibling].find(isTranslation)
      if (text?.nodeType !== Node.TEXT_NODE || !translation) continue
      if (Node.prototype.removeChild === removeChild) patch()
      translations.set(text, translation)
      texts.observe(text, { characterData: true })
    }
  })
  // Translators wait for the whole document: until then the parser alone adds nodes.
  addEventListener('DOMContentLoaded', () => elements.observe(document, { childList: true, subtree: true }))
}
