import { CRAFT_CARS, FACE_CAR, SEAT_CAR } from '#src/content/brand-cars.ts'
import { loadOwnPictures, pictureListOf } from '#src/content/pictures/own-pictures.ts'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import { DEALERS_CAR } from '#src/content/dealers-car.ts'
import { FINANCE_CAR } from '#src/content/finance-car.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { routeOf, type PageName, type RouteName } from '#src/routes.ts'

/** Page kinds that show models' own pictures although they are not about a single model. */
const SHOWN: Partial<Record<PageName, readonly ModelCode[]>> = {
  home: MODEL_CODES,
  // The lamps of all five and the picture of all have lists of their own (content/pictures/faces.ts, line-up.ts).
  brand: [...new Set([FACE_CAR, SEAT_CAR, ...CRAFT_CARS])],
  'test-drive': ['new-g80'],
  'not-found': ['g90'],
  finance: [FINANCE_CAR],
  // Those of subscriptionSums, whose file would otherwise be part of every page.
  mobility: ['g70', 'gv70', 'g90'],
  lounge: [HALL_CAR],
  dealers: [DEALERS_CAR],
  contacts: [HALL_CAR],
  owners: ['gv80'],
  warranty: ['gv80'],
  news: ['new-g80'],
  models: ['gv70'],
}

/** Models whose own pictures a page shows. */
function modelsOf(name: RouteName): readonly ModelCode[] {
  const { model, about, page } = routeOf(name)
  return SHOWN[page] ?? [model, about].filter((code) => code !== undefined)
}

/** Source module of a model's list, a key of Vite's manifest; a model without pictures has none. */
export const pictureFileOf = (model: ModelCode): string => `${pictureListOf(model)}?generated`

/** Those that a page needs. */
export const ownPictureFilesOf = (name: RouteName): string[] => modelsOf(name).map(pictureFileOf)

/** Fetches the pictures that only a model's own pages show. Does nothing for other pages, and where there are none. */
export const loadPicturesOf = async (name: RouteName): Promise<void> =>
  void (await Promise.all(modelsOf(name).map(loadOwnPictures)))
