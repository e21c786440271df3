/**
 * Asks for the page's code as soon as the first paint is done, so that neither styles nor the first picture share the
 * line with it. The tags stand in a template of the document. Like holdPresses it is text in the document and names
 * nothing outside itself. A page that is loaded in a background tab is not painted: there the end of loading counts.
 * On a quick line loading ends before the first paint, which still has to decode the first picture: a visible page
 * waits two frames more. Firefox tells of no first paint where a page begins further down (an anchor, a reload): there
 * it is the second frame of the whole HTML. To ask for twenty files at once keeps a slow phone from hearing a finger for a
 * quarter of a second, so they are asked for in several tasks.
 */
export function askForCodeAfterPaint(templateId: string): void {
  const FILES_A_TASK = 3
  let isAsked = false
  const ask = () => {
    const template = document.getElementById(templateId)
    if (isAsked || !(template instanceof HTMLTemplateElement)) return
    isAsked = true
    const tags = [...document.importNode(template.content, true).children]
    // In their order, as they stand: a script that is put in by hand would run as soon as it is there.
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
