/** What the service worker and the pages agree on. */

export const WORKER_PATH = '/sw.js'
/** The list of what is kept; opened where a page is not kept and there is no network. */
export const SAVED_PAGE = '/saved.html'
/** Of the line above a kept page. */
export const BAR_STYLES_PATH = '/offline.css'

/** Cache of whole pages by their address, and of the files they name. */
export const PAGES = 'pages'
export const FILES = 'files'

/** Kept until the visitor removes them; of other pages the last ones. */
export const isSaved = (path: string): boolean => /^\/(?:build\/|dealers\.html$|saved\.html$)/.test(path)
export const LAST_PAGES = 12
