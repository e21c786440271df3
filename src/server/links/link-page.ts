import { escapeXml } from '#src/backend/site-files/xml.ts'
import type { DayFigures } from '#src/backend/links/link-figures.ts'
import { addressOfLink, pageOfTarget } from '#src/backend/links/link-words.ts'
import type { CountedLink } from '#src/backend/links/counted-links.ts'
import { BRAND } from '#src/brand/brand.ts'
import { MADE_LINKS, MADE_LINKS_STYLES } from '#src/domain/constants.ts'
import { dayIn, shownDay } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { formatDate } from '#src/domain/format.ts'
import { LINK_COUNT_NAMES, LINK_COUNTS } from '#src/domain/counted-link.ts'
import { typograf } from '#src/domain/typography.ts'
import { hrefTo } from '#src/routes.ts'
import { viewsChart } from '#src/server/links/link-chart.ts'
import { makerOf } from '#src/server/links/link-target.ts'
import { shownDays, shownSums } from '#src/server/links/shown-figures.ts'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'

/** The page of a link: a separate document without scripts, in the styles of the site. */

type PageParts = {
  link: CountedLink
  token: string
  days: readonly DayFigures[]
  today: string
  publicOrigin: string
  /** Tags of the site's own styles. */
  styles: string
}

const SAVE_ADDRESS = typograf(
  'Сохраните адрес этой страницы: другого пути к ней нет. Кто его знает, видит числа, и больше ничего.',
)
const COUNTED = typograf(
  'Просмотр — это страница, открытая по ссылке: без cookie и без сведений о посетителе. Заявка и запись на тест-драйв ' +
    'считаются в день отправки, отмена — в день отмены. Дни — по Москве. Если за день было один или два, числа не показываем: ' +
    'за ним мог бы узнаваться человек. Посетители без скриптов не считаются.',
)
const NOTHING = typograf('Пока по ссылке никто не приходил. Числа появляются через несколько секунд после перехода.')

export function linkPage({ link, token, days, today, publicOrigin, styles }: PageParts): string {
  const address = addressOfLink(publicOrigin, link.target, LINK_FIELD, link.code)
  const sums = shownSums(days)
  return documentOf(
    'Что принесла ссылка',
    styles,
    `<p class="label muted">Ссылка для рекламы, ${formatDate(dayIn(DEFAULT_ZONE, new Date(link.created_at)))}</p>
<h1 class="h1">Что принесла ссылка</h1>
<p class="lead">${escapeXml(typograf(`Ведёт на страницу «${pageOfTarget(link.target)}».`))} ${SAVE_ADDRESS}</p>
<p class="link-address">${escapeXml(address)}</p>
<p class="link-actions"><a class="u" href="${escapeXml(makerOf(link.target, link.code))}">Карточка и QR-код</a>
<a class="u" href="${MADE_LINKS}/${token}.csv">Скачать таблицу, CSV</a></p>
<dl class="link-sums">${LINK_COUNTS.map(
      (what) =>
        `<div><dt class="label muted">${LINK_COUNT_NAMES[what]}</dt><dd class="h2 num">${sums[what]}</dd></div>`,
    ).join('')}</dl>
${days.length === 0 ? `<p class="link-nothing">${NOTHING}</p>` : viewsChart(days, today) + tableOf(days)}
<p class="small muted link-note">${COUNTED}</p>`,
  )
}

/** Shown for an invalid token, or a target that is not a page. */
export const refusalPage = (heading: string, text: string, styles: string): string =>
  documentOf(
    heading,
    styles,
    `<h1 class="h1">${heading}</h1><p class="lead">${typograf(text)}</p>
<p class="link-actions"><a class="u" href="${hrefTo('tools-links')}">Ссылки для рекламы</a></p>`,
  )

const tableOf = (days: readonly DayFigures[]): string => `<div class="link-table"><table>
<caption class="vh">По дням</caption>
<thead><tr><th scope="col">День</th>${LINK_COUNTS.map((what) => `<th scope="col">${LINK_COUNT_NAMES[what]}</th>`).join('')}</tr></thead>
<tbody>${shownDays(days)
  .map(
    ({ day, shown }) =>
      `<tr><th scope="row">${shownDay(day)}</th>${LINK_COUNTS.map((what) => `<td class="num">${shown[what]}</td>`).join('')}</tr>`,
  )
  .join('\n')}</tbody></table></div>`

const documentOf = (title: string, styles: string, body: string): string => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${title} — ${BRAND}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}<link rel="stylesheet" href="${MADE_LINKS_STYLES}"></head>
<body><header class="wrap link-head"><a href="${hrefTo('home')}">${BRAND}</a></header>
<main class="wrap link-page">${body}</main></body></html>`
