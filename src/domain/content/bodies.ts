import * as z from 'zod/mini'
import {
  adMark,
  altOrNone,
  closesLater,
  code,
  day,
  dayHours,
  digits,
  id,
  openAndClose,
  ownPath,
  picture,
  pictureOrNone,
  text,
  uploadedOrNone,
  wordsOrNull,
} from '#src/domain/content/fields.ts'
import { cityBody } from '#src/domain/content/city.ts'
import { daysOffBody } from '#src/domain/content/days-off.ts'
import { galleryBody } from '#src/domain/content/gallery.ts'
import { hoursBlock } from '#src/domain/content/hours-block.ts'
import { homeSlideBody } from '#src/domain/content/home-slide.ts'
import { questionBody } from '#src/domain/content/question.ts'
import { parseUrl } from '#src/domain/parse-url.ts'
import { footerBody, menuBody } from '#src/domain/content/site-links.ts'
import { NEWS_CATEGORIES } from '#src/domain/news.ts'
import { isConfiguredPhone } from '#src/domain/phone.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { mailAddressOf } from '#src/domain/mail-address.ts'
import { creditProgramWireShape } from '#src/domain/shapes/credit.ts'
import { dealerShape, teamMemberShape, type Hours } from '#src/domain/shapes/dealer.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { newsDetailShape } from '#src/domain/shapes/news.ts'

/**
 * The stored body of each kind, and its rules for editors: the site's own schema, narrowed where a form
 * can be filled in wrongly. Messages are read by editors.
 */

const blockShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('p'), text: text(4000) }),
  z.object({ type: z.literal('h2'), text: text(160) }),
  z.object({ type: z.literal('quote'), text: text(1000) }),
  z.object({ type: z.literal('list'), items: z.array(text(600)).check(z.minLength(1, 'Добавьте строку')) }),
  z.object({
    type: z.literal('links'),
    items: z.array(z.object({ name: text(120), href: ownPath })).check(z.minLength(1, 'Добавьте ссылку')),
  }),
  z.object({
    type: z.literal('image'),
    src: picture,
    // For a shipped picture; an uploaded one gets its own when it is published.
    wide: z.optional(picture),
    alt: text(240),
    caption: z.optional(z.string()),
  }),
  z.object({ type: z.literal('versions'), model: z.enum(MODEL_CODES, 'Выберите модель') }),
  hoursBlock,
])
export type ContentBlock = z.infer<typeof blockShape>

const newsBody = z.object({
  ...z.omit(newsDetailShape, { prev: true, next: true, further: true, read_minutes: true }).shape,
  id,
  code,
  date: day,
  category: z.enum(NEWS_CATEGORIES, 'Выберите раздел'),
  name: text(120),
  preview: text(300),
  image: picture,
  image_wide: z.optional(picture),
  image_alt: text(240),
  body: z.array(blockShape).check(z.minLength(1, 'Добавьте хотя бы один абзац')),
})

const specialHours = z
  .object({
    from: day,
    until: z.optional(day),
    hours: z.nullable(dayHours),
    department: z.optional(z.enum(['sales', 'service'])),
    reason: text(120),
  })
  .check(z.refine(({ from, until }) => until === undefined || until >= from, 'Последний день не раньше первого'))
const weekHours = z
  .array(
    z
      .object({
        days: z.tuple([z.int().check(z.gte(1), z.lte(7)), z.int().check(z.gte(1), z.lte(7))]),
        ...openAndClose,
      })
      .check(closesLater)
      .check(
        z.refine(({ days: [first, last] }) => first <= last, {
          message: 'Последний день недели не раньше первого: такие дни — двумя строками',
          path: ['days', 1],
        }),
      ),
  )
  .check(z.superRefine(eachDayOnce))

/** With two lines about one day it would be undefined which one applies. */
function eachDayOnce(rows: readonly Hours[], context: z.core.$RefinementCtx): void {
  for (const [index, { days }] of rows.entries())
    if (rows.slice(0, index).some(({ days: [first, last] }) => first <= days[1] && days[0] <= last))
      context.addIssue({
        code: 'custom',
        message: 'Часы этого дня уже указаны другой строкой',
        path: [index, 'days', 0],
      })
}

/** As required for a link that dials it (domain/phone.ts). */
const dialled = z.refine<string>(isConfiguredPhone, 'Телефон — с +7 или 8 и ещё десять цифр: +7 (495) 000-00-00')
const phone = text(40).check(dialled)
/** The single mailbox of a dealer, which gets visitors' requests. */
const mailAddress = text(120).check(
  z.refine((address) => mailAddressOf(address) !== null, 'Один адрес почты, например info@site.ru'),
)
/** As required for a link; others are not shown. */
const ownSite = z.prefault(
  z.nullable(
    z.string().check(
      z.trim(),
      z.refine((site) => site === '' || isWebAddress(site), 'Адрес целиком: https://site.ru'),
    ),
  ),
  null,
)
const isWebAddress = (site: string): boolean => /^https?:$/.test(parseUrl(site)?.protocol ?? '')
/** A geographic position, degrees; the API of an outside service is not restricted to it. */
const degrees = (limit: number, sentence: string) =>
  z.number('Число градусов, например 55.7963').check(z.gte(-limit, sentence), z.lte(limit, sentence))
/** The building; absent without an address. A shipped picture is allowed, too. */
const dealerPhoto = z
  .object({
    src: pictureOrNone,
    alt: altOrNone,
  })
  .check(z.refine(({ src, alt }) => src === '' || alt !== '', { message: 'Скажите, что на снимке', path: ['alt'] }))
const dealerBody = z.object({
  ...dealerShape.shape,
  id,
  code,
  city_id: z.int('Выберите город'),
  name: text(80),
  legal_name: text(160),
  address: text(200),
  metro: wordsOrNull,
  lat: degrees(90, 'Широта — от −90 до 90'),
  lng: degrees(180, 'Долгота — от −180 до 180'),
  phone,
  phone_service: z.prefault(z.nullable(z.string().check(dialled)), null),
  team: z.optional(z.array(z.extend(teamMemberShape, { phone: z.optional(z.string().check(dialled)) }))),
  email: mailAddress,
  site: ownSite,
  access: z.optional(
    z.object({ entrance: wordsOrNull, parking: wordsOrNull, toilet: wordsOrNull, escort: wordsOrNull }),
  ),
  photo: z.optional(dealerPhoto),
  hours: z.object({ sales: weekHours, service: weekHours }),
  special_hours: z.optional(z.array(specialHours)),
})

const NUMBER = 'Число, дробная часть после точки'
const WHOLE = 'Целое число цифрами, без пробелов и дробной части'
/** Limits are integers (specification 3): of 20.1 % the site would read 20, less than the bank asks. */
const wholeNumber = z.string(WHOLE).check(z.regex(/^\d+$/, WHOLE))
/** Where more than all of it is asked no car fits, and the programme would be missing from the site without a word. */
const notOverAll = z.refine<string>(
  (value) => !(Number(value) > 100),
  'Больше ста процентов не бывает: проверьте, где точка',
)
const percent = digits(NUMBER).check(notOverAll)
const wholePercent = wholeNumber.check(notOverAll)
/** Months. Of none or of zero no payment can be calculated. */
const MONTHS = 'Срок — целое число месяцев, от 1 до 120'
const termsOfCredit = z
  .array(
    z.object({
      term: z
        .string(MONTHS)
        .check(z.refine((term) => /^\d{1,3}$/.test(term) && Number(term) >= 1 && Number(term) <= 120, MONTHS)),
    }),
  )
  .check(z.minLength(1, 'Добавьте срок: без него программы на сайте не будет'), z.superRefine(eachTermOnce))

function eachTermOnce(terms: readonly { term: string }[], context: z.core.$RefinementCtx): void {
  for (const [index, { term }] of terms.entries())
    if (terms.slice(0, index).some((other) => Number(other.term) === Number(term)))
      context.addIssue({ code: 'custom', message: 'Этот срок уже есть', path: [index, 'term'] })
}

/**
 * Both ends of a range may be equal; a value that is no number is reported at its own field. `what`: the pair's name in
 * the form.
 */
const inOrder = <Name extends string>(least: Name, most: Name, what: string) =>
  z.refine<Record<Name, string>>((body) => !(Number(body[least]) > Number(body[most])), {
    message: `${what}: «до» меньше, чем «от»`,
    path: [most],
  })
const creditBody = z
  .object({
    ...creditProgramWireShape.shape,
    id: z.string().check(z.regex(/^\d{1,6}$/, 'Номер — целое число')),
    name: text(120),
    bank: text(120),
    // The site and the document name it after the bank.
    bank_license: text(120),
    active: z.enum(['0', '1'], 'Выберите, действует ли программа'),
    min_price: wholeNumber,
    max_price: wholeNumber,
    min_credit: wholeNumber,
    max_credit: wholeNumber,
    min_prepay: wholePercent,
    max_prepay: wholePercent,
    rate: percent,
    restcost: percent,
    psk_min: percent,
    psk_max: percent,
    terms: termsOfCredit,
    legal: text(4000),
    ...adMark,
  })
  .check(
    inOrder('min_price', 'max_price', 'Цена автомобиля'),
    inOrder('min_credit', 'max_credit', 'Кредит'),
    inOrder('min_prepay', 'max_prepay', 'Первый взнос'),
    inOrder('psk_min', 'psk_max', 'Полная стоимость кредита'),
  )

const priceBody = z.object({
  /** The date from which the list is in force, as shown on pages. */
  since: day,
  trims: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Roubles; null while it is not announced. */
      price: z.nullable(
        z
          .int('Цена — целое число рублей')
          .check(z.gte(100_000, 'Слишком мало для автомобиля'), z.lte(100_000_000, 'Слишком много для автомобиля')),
      ),
    }),
  ),
})
export type PriceBody = z.infer<typeof priceBody>

const promoPageBody = z.object({
  code,
  h1: text(120),
  lead: z.optional(z.string()),
  image: z.optional(picture),
  image_alt: z.optional(z.string()),
  body: z.array(blockShape).check(z.minLength(1, 'Добавьте хотя бы один блок')),
  button: z.nullable(z.object({ name: text(60), href: ownPath })),
  ...adMark,
  title: text(120),
  description: text(300),
})
export type PromoPageBody = z.infer<typeof promoPageBody>

/** Replaces the shipped picture of the model; empty: the shipped one. The item's key is `<model>/<slot>`. */
const photoBody = z
  .object({
    image: uploadedOrNone,
    alt: altOrNone,
  })
  .check(z.refine(({ image, alt }) => image === '' || alt !== '', { message: 'Скажите, что на снимке', path: ['alt'] }))
export type PhotoBody = z.infer<typeof photoBody>

const redirectBody = z.object({ from: ownPath, to: ownPath })

const tagsBody = z.object({ path: ownPath, title: text(120), description: text(300) })
export type TagsBody = z.infer<typeof tagsBody>

/** An edition of a legal text; facts of the site are placeholders in braces (content/legal/placeholders.ts). */
const legalBody = z.object({
  title: text(160),
  /** Date of the edition: it takes effect on that day. */
  day,
  sections: z
    .array(
      z.object({
        heading: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Не больше 200 знаков'))),
        paragraphs: z.optional(z.array(text(3000))),
        items: z.optional(z.array(text(3000))),
      }),
    )
    .check(z.minLength(1, 'Добавьте хотя бы один раздел')),
})

export const bodyShapes = {
  news: newsBody,
  city: cityBody,
  dealer: dealerBody,
  'days-off': daysOffBody,
  'credit-program': creditBody,
  price: priceBody,
  photo: photoBody,
  gallery: galleryBody,
  'home-slide': homeSlideBody,
  question: questionBody,
  menu: menuBody,
  footer: footerBody,
  'promo-page': promoPageBody,
  redirect: redirectBody,
  tags: tagsBody,
  legal: legalBody,
} as const satisfies Record<ContentKind, z.ZodMiniType>

export type ContentBody<K extends ContentKind> = z.infer<(typeof bodyShapes)[K]>
