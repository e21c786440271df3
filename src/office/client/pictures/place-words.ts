import { cutAround, type Size } from '#src/content/pictures/cutting.ts'
import { leastWidthOf } from '#src/content/pictures/least-width.ts'
import { CUTS, WITH_UPRIGHT } from '#src/content/pictures/slots.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { PicturePlace } from '#src/office/client/pictures/picture-dialog.tsx'

/** What a place needs, in words for whoever looks for a picture. */

export const needOf = (place: PicturePlace): string =>
  [
    `Снимок обрежется до${NBSP}${ratioOf(place)}; в${NBSP}ширину должно остаться не${NBSP}меньше ${leastWidthOf(place)} точек.`,
    ...(isCutOut(place)
      ? [`Автомобиль без${NBSP}фона (PNG или${NBSP}WebP с${NBSP}прозрачностью) встанет прямо на${NBSP}страницу.`]
      : []),
  ].join(' ')

/** A long one, as of a drawing's frame, is told as a multiple of its height. */
function ratioOf(place: PicturePlace): string {
  const [width, height] = CUTS[place].ratio
  const told = width < 100 ? [width, height] : [(width / height).toFixed(1).replace('.', ','), 1]
  return told.join(`${NBSP}:${NBSP}`)
}

const isCutOut = (place: PicturePlace): boolean => place === 'side' || place === 'paints'

export const cropOf = (size: Size, place: PicturePlace, focus: readonly [number, number]) =>
  cutAround(size, CUTS[place].ratio, focus)

/** Why the picture does not do for the place; null: it does. */
export function tooSmall(size: Size, place: PicturePlace, focus: readonly [number, number]): string | null {
  const [left, least] = [cropOf(size, place, focus).width, leastWidthOf(place)]
  return left >= least
    ? null
    : `Для${NBSP}этого места снимок мал: в${NBSP}ширину остаётся ${left} точек, а${NBSP}нужно ${least}.`
}

const uprights: readonly string[] = WITH_UPRIGHT
export const frameWords = (place: PicturePlace): string =>
  `Нажмите на${NBSP}главное: останется то, что в${NBSP}рамке.${
    uprights.includes(place) ? ` Телефон покажет стоячую часть вокруг той${NBSP}же точки.` : ''
  }`
