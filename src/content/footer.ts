import { BRAND, company } from '#src/brand/brand.ts'
import { liveContent } from '#src/content/live-content.ts'
import type { PopupAction } from '#src/domain/popups.ts'
import { typograf } from '#src/domain/typography.ts'
import { hrefTo } from '#src/routes.ts'

/** The footer's fixed literals (gaps.md 3 and 17) and legal texts. */

export const SUPPORT_TITLE = `СЛУЖБА КЛИЕНТСКОЙ ПОДДЕРЖКИ ${BRAND}`

export const disclaimer = typograf(
  `Информация на сайте носит справочный характер и ни при каких условиях не является публичной офертой, определяемой положениями пункта 2 статьи 437 Гражданского кодекса Российской Федерации. Указанные цены — максимальные рекомендованные розничные цены ${company.distributor.name}; действительные цены уточняйте у официальных дилеров. Информация об автомобилях, комплектациях, ценах и условиях может быть изменена без предварительного уведомления.`,
)

/** As in effect now: the office may have changed it. */
export const disclaimerNow = (): string => liveContent().footer?.disclaimer ?? disclaimer

/** The year is fixed by the specification. */
export const copyright = `© 2021 ${company.distributor.name}. Все права защищены.`

export const legalPdf = { privacy: '/legal/privacy.pdf', personalData: '/legal/personal-data.pdf' } as const

/** `file` marks a document that is not a page of the router, `action` the popup with its short version. */
export type LegalLink = { name: string; href: string; file?: true; action?: PopupAction }

export const legalLinks: readonly LegalLink[] = [
  { name: 'Политика конфиденциальности', href: legalPdf.privacy, file: true, action: 'privacyPopupOpen' },
  { name: 'Политика обработки персональных данных', href: legalPdf.personalData, file: true },
  { name: 'Карта сайта', href: hrefTo('sitemap') },
]
