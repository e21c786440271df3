import * as z from 'zod/mini'
import { isDay } from '#src/domain/day.ts'
import { NEWS_CODE } from '#src/domain/news.ts'
import { OWN_PATH } from '#src/domain/own-path.ts'

/** Fields shared by several kinds of content. Messages are read by editors. */

export const text = (max: number) =>
  z
    .string('Заполните поле')
    .check(z.trim(), z.minLength(1, 'Заполните поле'), z.maxLength(max, `Не больше ${max} знаков`))
export const day = z.string('Укажите дату').check(z.refine(isDay, 'Укажите дату'))
const time = z.string('Укажите время').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время — ЧЧ:ММ'))
/** Hours over midnight are not allowed. */
export const closesLater = z.refine<{ open: string; close: string }>(({ open, close }) => open < close, {
  message: 'Закрытие позже открытия',
  path: ['close'],
})
export const openAndClose = { open: time, close: time }
/** Opening and closing time of a place on a day. */
export const dayHours = z.object(openAndClose).check(closesLater)
/** Why an address is not one of this site. */
function pathFault(path: unknown): string {
  if (/\s/.test(String(path))) return 'Пробелов в адресе не бывает: лишний уберите, нужный запишите как «%20»'
  return /^\/(?!\/)/.test(String(path)) ? 'Вместо «\\» в адресе пишут «/»' : 'Начните с «/», без имени сайта'
}
/** An address of this site. */
export const ownPath = z.string('Укажите адрес').check(z.regex(OWN_PATH, { error: ({ input }) => pathFault(input) }))
/** The same; empty: none. */
export const ownPathOrNone = z.prefault(
  z.string().check(z.refine((path) => path === '' || OWN_PATH.test(path), { error: ({ input }) => pathFault(input) })),
  '',
)
/** Picture of this site, by its address. */
export const picture = z
  .string('Выберите снимок')
  .check(z.regex(OWN_PATH, { error: ({ input }) => pictureFault(input) }))
/** The same; empty: none. */
export const pictureOrNone = z.prefault(
  z
    .string()
    .check(z.refine((path) => path === '' || OWN_PATH.test(path), { error: ({ input }) => pictureFault(input) })),
  '',
)
/** Nothing chosen is told apart from an address that a browser would read as another host's. */
function pictureFault(path: unknown): string {
  return path === '' ? 'Выберите снимок' : `Выберите снимок этого сайта. ${pathFault(path)}`
}
export const code = z
  .string('Укажите адрес')
  .check(z.regex(NEWS_CODE, 'Латинские буквы, цифры и дефис, от 3 до 80 знаков'))
export const id = z.int('Номер — целое число').check(z.positive('Номер больше нуля'))
export const digits = (what: string) => z.string(what).check(z.regex(/^\d+(\.\d+)?$/, what))
/** A picture uploaded in the office; empty: none. */
export const uploadedOrNone = z.prefault(
  z.string().check(z.regex(/^(\/assets\/media-[0-9a-f]{16}-[\w-]+\.jpg)?$/, 'Выберите загруженный снимок')),
  '',
)
/** Description of a picture; empty where there is none. */
export const altOrNone = z.prefault(z.string().check(z.trim(), z.maxLength(240, 'Не больше 240 знаков')), '')
/** Advertising label (shapes/ad-mark.ts). */
export const adMark = {
  ad_label: z.optional(z.string().check(z.trim(), z.maxLength(40, 'Не больше 40 знаков'))),
  advertiser: z.optional(z.string().check(z.trim(), z.maxLength(160, 'Не больше 160 знаков'))),
  erid: z.optional(
    z.string().check(z.trim(), z.regex(/^[\w-]{0,64}$/, 'Латинские буквы и цифры, как в реестре, без слова «erid»')),
  ),
}
/** An optional field: one that was emptied is absent. */
export const wordsOrNull = z.prefault(z.nullable(z.string()), null)
