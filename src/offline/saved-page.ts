import { BAR_STYLES_PATH, SAVED_PAGE } from '#src/domain/saved-pages.ts'

/** The resources of a saved page, and the line above it. Runs in the service worker, whose size counts. */

/** Addresses of a page's code, styles, fonts and icons, and of the second smallest file of each picture. */
export const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/["'=(](\/assets\/[\w.-]+\.(?:js|css|woff2|svg))|srcset="(?:[^",]+, )?([^", ]+)/gi)].map(
      ([, file, picture]) => (file ?? picture)!,
    ),
  ),
]

/** The page as it was saved, with a line that says when. */
export function withBar(html: string, savedAt: string | null): string {
  const since = savedAt
    ? ` ${new Date(savedAt).toLocaleString('ru', { day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric' })}`
    : ''
  return html.replace(
    /<body[^>]*>/,
    `$&<link rel="stylesheet" href="${BAR_STYLES_PATH}"><p class="kept-bar">Нет сети. Страница сохранена${since}: цены и часы могли измениться. <a href="${SAVED_PAGE}">Всё сохранённое</a></p>`,
  )
}

/** The common part of the addresses of all sizes of a picture. */
export const stemOf = (url: string): string => url.replace(/-\d+\.\w+$/, '-')
