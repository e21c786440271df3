/** Constants shared by the service worker and the pages. */

export const WORKER_PATH = '/sw.js'
/** The list of saved pages; opened when a page is not saved and there is no network. */
export const SAVED_PAGE = '/saved.html'
/** Styles of the bar on a saved page. */
export const BAR_STYLES_PATH = '/offline.css'

/** Cache of whole pages by address, and of the files they need. */
export const PAGES = 'pages'
export const FILES = 'files'

/** Saved until the visitor removes them; of other pages the most recent ones. */
export const isSaved = (path: string): boolean => /^\/(?:build\/|dealers\.html$|saved\.html$)/.test(path)
export const LAST_PAGES = 12
