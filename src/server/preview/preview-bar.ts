import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/**
 * The bar on a page in preview, so that an editor does not mistake it for the live site. At the bottom, because the
 * menu is at the top.
 */

export const BAR_STYLES = `.preview-bar{position:fixed;left:16px;bottom:16px;z-index:1000;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;
max-width:calc(100vw - 32px);box-sizing:border-box;padding:10px 16px;background:#8a4b12;color:#fff;font:500 14px/1.4 system-ui,sans-serif}
@media (max-width:768px){.preview-bar{bottom:96px}}
.preview-bar a{color:inherit;text-underline-offset:3px}.preview-bar a:focus-visible{outline:2px solid #fff;outline-offset:2px}`

const dateTimeText = (at: Date): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: DEFAULT_ZONE, dateStyle: 'long', timeStyle: 'short' }).format(at)

const barOf = (at: Date, folder: string): string =>
  `<div class="preview-bar" role="note"><span>Предпросмотр: так сайт выглядит ${dateTimeText(at)} по${NBSP}Москве</span>` +
  `<a href="${folder}/close">Закрыть предпросмотр</a></div>`

/** The document with the bar inserted. */
export const withBar = (document: string, at: Date, folder: string): string =>
  document
    // Before the page's own code: module scripts wait for the whole document.
    .replace(
      '</head>',
      () => `<link rel="stylesheet" href="${folder}/bar.css"><script src="${folder}/clock.js"></script></head>`,
    )
    .replace(/<body[^>]*>/, (body) => body + barOf(at, folder))
