/**
 * Requests the page's code right after the first paint, so that styles and the first picture do not share the
 * connection with it. The tags are in a template of the document. Inlined into the document as text, like queuePresses,
 * so it refers to nothing outside itself. A page loaded in a background tab is not painted: there the load event
 * counts. On a fast connection the load event precedes the first paint, which still has to decode the first picture: a
 * visible page waits two more frames. Firefox reports no first paint where a page starts scrolled (an anchor, a
 * reload): there it is the second frame of the complete HTML. Requesting twenty files at once blocks input on a slow
 * phone for a quarter of a second, so they are requested in several tasks.
 */
export function requestCodeAfterPaint(templateId: string): void {
  const FILES_A_TASK = 3
  let isAsked = false
  const ask = () => {
    const template = document.getElementById(templateId)
    if (isAsked || !(template instanceof HTMLTemplateElement)) return
    isAsked = true
    const tags = [...document.importNode(template.content, true).children]
    // With async=false, in document order: an inserted script would otherwise run as soon as it is loaded.
    for (const tag of tags) if (tag instanceof HTMLScriptElement) tag.async = false
    const askForSome = () => {
      document.head.append(...tags.splice(0, FILES_A_TASK))
      if (tags.length > 0) setTimeout(askForSome)
    }
    askForSome()
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) ask()
  }).observe({ type: 'paint', buffered: true })
  const afterTwoFrames = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))
  addEventListener('DOMContentLoaded', () => afterTwoFrames(() => scrollY > 0 && ask()))
  addEventListener('load', () => (document.hidden ? setTimeout(ask) : afterTwoFrames(() => setTimeout(ask))))
}
