import { pictureOf, type Picture, type Shot } from '#src/content/pictures/picture-of.ts'
import { acrossScreen, besideUpright } from '#src/pages/shared/cars/across-screen.ts'
import { cabinAcross, driverSlotOf } from '#src/pages/shared/cars/upright-cabin.ts'
import type { SlotWithUpright } from '#src/content/pictures/slots.ts'
import { pagesOf, type ModelCode } from '#src/domain/model.ts'
import { routeOf, type RouteName } from '#src/routes.ts'

export const NIGHT_FRONT: Shot = { still: 'front34', register: 'light' }
export const NIGHT_REAR: Shot = { still: 'rear34', register: 'light' }
const STUDIO_FRONT: Shot = { still: 'front34', register: 'studio' }

/** The first picture of each page of a model, the most relevant first. */
const OPENINGS: ReadonlyMap<string, readonly Shot[]> = new Map([
  ['design', ['flank', 'hero', NIGHT_FRONT, 'front34']],
  ['safety', ['above', 'scene', 'place', 'rear34', NIGHT_REAR]],
  ['technology', ['cabin', 'front34', STUDIO_FRONT]],
  ['comfort', ['cabin-rear', 'cabin', 'rear34', NIGHT_REAR]],
  ['l', ['cabin-rear', 'cabin', 'rear34', NIGHT_REAR]],
  ['performance', ['drive', 'rear34', NIGHT_REAR]],
])
/**
 * Where a model has something more suitable: from above the G70 is a dark car in the dark, the GV80's page is about who is
 * in it, the G80 by day is slower than its two lines of light at night, and the G90's long flank says less
 * than its tail.
 */
const OWN_OPENINGS: ReadonlyMap<RouteName, readonly Shot[]> = new Map<RouteName, readonly Shot[]>([
  ['g70-safety', ['place']],
  ['gv80-safety', ['family', 'drive', 'scene']],
  ['new-g80-performance', ['place']],
  ['g90-design', ['rear34']],
])
/**
 * Pictures with a calm upper edge: on wide screens and on phones the title is in it, so that the wheels, or the cushions
 * of a cabin with its window beside them, are on the first screen too.
 */
const SKIES = new Map<RouteName, Sky>([
  ['g90-comfort', { place: 'cabin-rear', over: 'window' }],
  ['gv80-safety', { place: 'family', over: 'window' }],
  ['new-g80-performance', { place: 'place', over: 'night' }],
])
type Sky = { place: SlotWithUpright; over: 'night' | 'window' }

/** How dark the sky of a page's first picture is; undefined where the title has no place in it. */
export function skyOf(name: RouteName, picture: Picture | null): Sky['over'] | undefined {
  const sky = SKIES.get(name)
  // Of a photograph it is not known how bright that place is.
  return sky && picture?.source === 'render' && picture.place === sky.place ? sky.over : undefined
}

/** For pages that only this model has, and where none of the above exists. */
const ANY: readonly Shot[] = ['front34', 'hero', 'side', NIGHT_FRONT]

/** The first picture of a section page; null where the model has none. */
export function openingOf(code: ModelCode, name: RouteName): Picture | null {
  const page = pagesOf(code).find(({ path }) => path === routeOf(name).path)?.page ?? ''
  return firstOf(code, [...(OWN_OPENINGS.get(name) ?? []), ...(OPENINGS.get(page) ?? []), ...ANY])
}

/** The first of these that exists. */
function firstOf(code: ModelCode, shots: readonly Shot[]): Picture | null {
  for (const shot of shots) {
    const picture = fromEdgeToEdge(code, shot)
    if (picture) return picture
  }
  return null
}

function fromEdgeToEdge(code: ModelCode, shot: Shot): Picture | null {
  if (shot === 'cabin') return cabinAcross(code, driverSlotOf(code))
  if (shot === 'cabin-rear') return cabinAcross(code, shot)
  return isAcross(shot) ? acrossScreen(code, shot) : besideFlank(pictureOf(code, shot), code)
}

/** From behind, a phone shows the upright flank, which is taken from there too. */
function besideFlank(picture: Picture | null, code: ModelCode): Picture | null {
  const upright = picture?.place === 'rear34' ? pictureOf(code, 'flank-upright') : null
  return picture && upright ? besideUpright(picture, upright.sources) : picture
}

const ACROSS = ['hero', 'flank', 'place', 'scene', 'above', 'drive', 'family'] as const
const isAcross = (shot: Shot): shot is (typeof ACROSS)[number] => ACROSS.some((one) => one === shot)

/** Returns the first of some pictures that the page does not show yet. */
export type Show = (shots: readonly Shot[]) => Picture | null

/** The displayed width of a picture next to text. */
const BESIDE = '(max-width: 768px) 100vw, 64vw'

/** By day and at night the driver's seat is one view. */
const viewOf = ({ src, place }: Picture): string => (place === 'cabin' || place === 'cabin-night' ? 'cabin' : src)

/** No page shows a picture or a view twice: a returned one is not returned again. */
export function showOnce(code: ModelCode, opening: Picture | null): Show {
  const shown = new Set(opening && [viewOf(opening)])
  return (shots) => {
    for (const shot of shots) {
      const picture = pictureOf(code, shot, BESIDE)
      if (!picture || shown.has(viewOf(picture))) continue
      shown.add(viewOf(picture))
      return picture
    }
    return null
  }
}

/** Rendered at night: it has no edges but fades into the surrounding INK. */
export const isNight = ({ source, place }: Picture): boolean =>
  source === 'render' && (place === undefined || place === 'hero' || place === 'flank' || place === 'rear34')
