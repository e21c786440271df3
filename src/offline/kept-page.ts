import { BAR_STYLES_PATH, SAVED_PAGE } from '#src/domain/kept-pages.ts'

/** What a kept page consists of, and what is said above it. Runs in the service worker: every byte is counted. */

/** Addresses of a page's code, styles, fonts and icons, and of each picture's smallest file but one. */
export const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/["'=(](\/assets\/[\w.-]+\.(?:js|css|woff2|svg))|srcset="(?:[^",]+, )?([^", ]+)/gi)].map(
      ([, file, picture]) => (file ?? picture)!,
    ),
  ),
]

/** The page as it was kept, and a line that says since when. */
export function withBar(html: string, kept: string | null): string {
  const since = kept
    ? ` ${new Date(kept).toLocaleString('ru', { day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric' })}`
    : ''
  return html.replace(
    /<body[^>]*>/,
    `$&<link rel="stylesheet" href="${BAR_STYLES_PATH}"><p class="kept-bar">Нет сети. Страница сохранена${since}: цены и часы могли измениться. <a href="${SAVED_PAGE}">Всё сохранённое</a></p>`,
  )
}

/** The part of a picture's address that all its sizes share. */
export const stemOf = (url: string): string => url.replace(/-\d+\.\w+$/, '-')
