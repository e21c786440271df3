declare global {
  interface Window {
    /** Handles back and forward until the page's code does. Set by the inline script of the document. */
    earlyBack?: () => void
  }
}

/**
 * A newly loaded document has history entries of other pages, made by code that is no longer running. Going back to one
 * of them only changes the address while there is no code: React would hydrate this page's HTML as the other page
 * (error 418) and show that page without its data. So its document is loaded instead. Inlined into the document as
 * text:
 * refers to nothing outside itself.
 */
export function loadEarlyBack(): void {
  const served = location.pathname + location.search
  window.earlyBack = () => {
    if (location.pathname + location.search !== served) location.reload()
  }
  addEventListener('popstate', window.earlyBack)
}
