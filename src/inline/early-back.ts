declare global {
  interface Window {
    /** Hears «back» and «forward» until the page's code does. Set by the inline script of the document. */
    earlyBack?: () => void
  }
}

/**
 * A document that was loaded anew has history entries of other pages, made by the code that has gone. «Back» to one of
 * them only changes the address while there is no code: React would take this page's HTML over as the other page (error
 * 418) and show that one without its data. Its document is loaded instead. Inlined into the document as text: refers to
 * nothing outside itself.
 */
export function loadEarlyBack(): void {
  const served = location.pathname + location.search
  window.earlyBack = () => {
    if (location.pathname + location.search !== served) location.reload()
  }
  addEventListener('popstate', window.earlyBack)
}
