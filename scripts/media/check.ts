import { cabinLights } from '#src/content/cars/cabin-lights.ts'
import { cutSize, type Size } from '#src/content/pictures/cutting.ts'
import type { Photo } from '#src/content/pictures/list.ts'
import { DETAIL_NAMES } from '#src/domain/car-details.ts'
import { formatDate } from '#src/domain/format.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { isDay } from '#src/domain/day.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { cutFor, type MediaPlace } from './cuts.ts'
import type { Wanted } from './wanted.ts'

/** Russian messages for whoever keeps the photographs: what is wrong, where, and what to do. */

/** How long before their end rights are reported. */
const SOON_DAYS = 30
const DAY_MS = 24 * 3_600_000
const MAX_ALT = 160

const paintsOf = (code: ModelCode): readonly string[] => lineUp[code].paints
const interiorsOf = (code: ModelCode): readonly string[] => lineUp[code].interiors

/** Errors of the entry itself, whatever its file is. */
export function mistakesOf({ photo, use }: Wanted, today: string): string[] {
  const { alt, focus, rights, taken } = photo
  const asDay = 'день пишется так: 2026-05-31'
  return [
    ...(alt.trim() === '' ? ['нет описания: в alt скажите, что видно на снимке'] : []),
    ...(alt.length > MAX_ALT ? [`описание длиннее ${MAX_ALT} знаков: оставьте одно предложение`] : []),
    ...(focus?.some((percent) => !(percent >= 0 && percent <= 100))
      ? ['focus — два числа от 0 до 100: проценты слева и сверху']
      : []),
    ...(rights.owner.trim() === '' ? ['не сказано, чей снимок: впишите правообладателя в rights.owner'] : []),
    ...(rights.until !== null && !isDay(rights.until) ? [`rights.until «${rights.until}»: ${asDay}`] : []),
    ...(isDay(taken) ? [] : [`taken «${taken}»: ${asDay}`]),
    ...(isDay(taken) && taken > today ? [`снимок из будущего: taken ${formatDate(taken)}`] : []),
    ...('shows' in use && use.shows && !DETAIL_NAMES.includes(use.shows)
      ? [`нет такой детали: «${use.shows}»; есть ${DETAIL_NAMES.join(', ')}`]
      : []),
    ...('paint' in use ? mistakesOfPaint(use.model, use.paint) : []),
    ...('showroom' in use ? mistakesOfPaint(use.model, use.showroom) : []),
    ...('interior' in use ? mistakesOfInterior(use.model, use.interior) : []),
    ...('rear' in use ? mistakesOfInterior(use.model, use.rear) : []),
    ...('light' in use && !LIGHTS.includes(use.light)
      ? [`нет такой подсветки: «${use.light}»; есть ${LIGHTS.join(', ')}`]
      : []),
  ]
}
const mistakesOfInterior = (model: ModelCode, interior: string): string[] =>
  interiorsOf(model).includes(interior)
    ? []
    : [`у модели нет салона «${interior}»; есть ${interiorsOf(model).join(', ')}`]

const LIGHTS: readonly string[] = cabinLights.map(({ id }) => id)

const mistakesOfPaint = (model: ModelCode, paint: string): string[] =>
  paintsOf(model).includes(paint) ? [] : [`у модели нет цвета «${paint}»; есть ${paintsOf(model).join(', ')}`]

/** Whether a photograph may be shown on a day. */
export const isAllowed = ({ rights: { until } }: Photo, today: string): boolean => until === null || until >= today

/** A notice about the rights, or null. */
export function noticeOfRights({ rights: { until, owner } }: Photo, today: string): string | null {
  if (until === null) return null
  if (until < today) return `права (${owner}) кончились ${formatDate(until)}: снимок не показывается`
  const days = Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS)
  return days <= SOON_DAYS
    ? `права (${owner}) кончаются ${formatDate(until)}: потом снимок исчезнет со следующей сборкой`
    : null
}

/** A message for an original that is too small for its place, or null. */
export function smallness(size: Size, place: MediaPlace): string | null {
  const cut = cutSize(size, cutFor(place).ratio)
  const least = cutFor(place).widths.at(-1) ?? 0
  if (cut.width >= least) return null
  const [across, down] = cutFor(place).ratio
  return `мал: из ${size.width}×${size.height} после обрезки выходит ${cut.width}×${cut.height}, а для этого места нужно не меньше ${least}×${Math.round((least * down) / across)}`
}
