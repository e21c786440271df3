import type { DetailShot } from '#src/content/pictures/picture-of.ts'
import type { CarBlock, NewsRow } from '#src/content/seed/news.ts'
import type { Wanted } from '../../../scripts/media/wanted.ts'
import { placeOf, quoted, repeated } from './places.ts'

/** A view is one whatever its cut: of a picture and of its upright fellow for phones. */
const viewOf = (file: string): string => file.replace(/\.\w+$/, '').replace('-upright', '')

const isDetail = (shot: CarBlock['shot']): shot is DetailShot => typeof shot !== 'string' && 'detail' in shot

/** The view that a car's own picture shows; none for a model without it. */
function viewOfCar({ code, shot }: CarBlock, pictures: readonly Wanted[]): string[] {
  const found = pictures.find(({ use }) => {
    if (!('model' in use) || use.model !== code) return false
    if (typeof shot === 'string') return 'slot' in use && use.slot === shot
    return isDetail(shot)
      ? 'shows' in use && use.shows === shot.detail
      : 'interior' in use && use.interior === shot.interior
  })
  return found ? [viewOf(found.photo.file)] : []
}

type Row = Pick<NewsRow, 'code' | 'name' | 'body' | 'photo' | 'photoWide' | 'render' | 'renderWide' | 'carCover'>

/** The views of an article as a reader meets them. What opens it is one picture, whether shown narrow or wide. */
function viewsOf({ photo, photoWide, render, renderWide, carCover, body }: Row, pictures: readonly Wanted[]): string[] {
  const own = carCover ? viewOfCar({ type: 'car', ...carCover }, pictures) : []
  const cover = (photo ? [photo, photoWide] : [render, renderWide]).flatMap((one) => (one ? [viewOf(one.file)] : []))
  const inText = body.flatMap((block) => {
    if (typeof block === 'string') return []
    if (block.type === 'car') return viewOfCar(block, pictures)
    return block.type === 'photo' || block.type === 'render' ? [viewOf(block.photo.file)] : []
  })
  return [...new Set([...own, ...cover]), ...inText]
}

/** Articles that show one view twice, each in a sentence with file and line. */
export const repeatedViews = (rows: readonly Row[], pictures: readonly Wanted[]): string[] =>
  rows.flatMap((row) =>
    repeated(viewsOf(row, pictures), (view) => view).map(
      ([view]) =>
        `${placeOf({ file: 'news', near: `code: '${row.code}'`, at: /^\s*body:/ })}: у новости ${quoted([row.name])} картинка ${view} стоит дважды. Возьмите для второго места другую или уберите её.`,
    ),
  )
