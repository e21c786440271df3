import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { conceptRenders } from '#src/content/concept-renders.ts'
import { CONCEPT_CUTS, CONCEPT_NAMES, type ConceptName, type ConceptSlot } from '#src/content/concepts.ts'
import type { ModelPhotos, Photo } from '#src/content/pictures/list.ts'
import { LIST_CUTS, SLOT_NAMES, type Slot } from '#src/content/pictures/slots.ts'
import { dealerPhotos } from '#src/content/seed/dealers.ts'
import { newsPhotos } from '#src/content/seed/news-articles.ts'
import type { DetailName } from '#src/domain/car-details.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import type { MediaPlace } from './cuts.ts'

/** The use of a photograph. */
export type Use =
  | { model: ModelCode; slot: Slot }
  | { model: ModelCode; detail: number; shows?: DetailName }
  | { model: ModelCode; gallery: number }
  | { model: ModelCode; paint: string }
  | { model: ModelCode; showroom: string }
  | { model: ModelCode; interior: string }
  | { model: ModelCode; rear: string }
  | { model: ModelCode; light: string; list: 'lights' | 'lights-upright' }
  | { concept: ConceptName; slot: ConceptSlot }
  | { news: string }
  | { dealer: number }

/** A photograph that a list of content names. */
export type Wanted = {
  use: Use
  place: MediaPlace
  /** Used in its file names. */
  stem: string
  photo: Photo
  isRender: boolean
  /** The list that contains it, from the project's folder. */
  list: string
}

const CONCEPT_SLOTS = Object.keys(CONCEPT_CUTS) as ConceptSlot[]

/** The two lists of `src/content/models/<code>/pictures.ts`. */
export type ModelLists = { photographs?: ModelPhotos; renders?: ModelPhotos }

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every photograph that content names, in the order of priority of sources. */
export async function wantedPhotos(): Promise<Wanted[]> {
  const ofModels = (await listsOfModels()).flatMap(({ code, lists, list }) => photosOfModel(code, lists, list))
  return [...ofModels, ...picturesOfConcepts(), ...photosOfNews(), ...photosOfDealers()]
}

/** Entries of the models' lists under a name that is no place: their pictures are shown nowhere. */
export const misplaced = async (): Promise<{ list: string; name: string }[]> =>
  (await listsOfModels()).flatMap(({ lists: { photographs = {}, renders = {} }, list }) =>
    [photographs, renders].flatMap(unknownPlaces).map((name) => ({ list, name })),
  )

async function listsOfModels(): Promise<{ code: ModelCode; lists: ModelLists; list: string }[]> {
  const files = globSync('src/content/models/*/pictures.ts', { cwd: root }).toSorted()
  const ofModels = files.flatMap((list) => {
    const folder = list.split(/[\\/]/).at(-2)
    const code = MODEL_CODES.find((one) => one === folder)
    return code ? [{ code, list }] : []
  })
  return Promise.all(
    ofModels.map(async (model) => ({ ...model, lists: (await import(root + model.list)) as ModelLists })),
  )
}

/** Those of one model: photographs before rendered pictures. */
export const photosOfModel = (code: ModelCode, { photographs, renders }: ModelLists, list: string): Wanted[] => [
  ...photosIn(code, photographs ?? {}, list, false),
  ...photosIn(code, renders ?? {}, list, true),
]

function photosIn(model: ModelCode, photos: ModelPhotos, list: string, isRender: boolean): Wanted[] {
  const { details = [], gallery = [], paints = {}, showroom = {}, interiors = {}, rears = {}, ...rest } = photos
  const { lights = {}, 'lights-upright': upright = {}, ...slots } = rest
  const wantedPicture = (use: Use, place: MediaPlace, name: string, photo: Photo): Wanted => ({
    use,
    place,
    stem: `${model}-${isRender ? 'render-' : ''}${name}`,
    photo,
    isRender,
    list,
  })
  return [
    ...SLOT_NAMES.flatMap((slot) => {
      const photo = slots[slot]
      return photo ? [wantedPicture({ model, slot }, slot, slot, photo)] : []
    }),
    ...details.map((photo, detail) => {
      const use: Use = { model, detail, ...(photo.shows && { shows: photo.shows }) }
      return wantedPicture(use, 'details', `detail-${detail + 1}`, photo)
    }),
    ...gallery.map((photo, index) =>
      wantedPicture({ model, gallery: index }, 'gallery', `gallery-${index + 1}`, photo),
    ),
    ...Object.entries(paints).map(([paint, photo]) =>
      wantedPicture({ model, paint }, 'paints', `paint-${paint.toLowerCase()}`, photo),
    ),
    ...Object.entries(showroom).map(([paint, photo]) =>
      wantedPicture({ model, showroom: paint }, 'showroom', `showroom-${paint.toLowerCase()}`, photo),
    ),
    ...Object.entries(interiors).map(([interior, photo]) =>
      wantedPicture({ model, interior }, 'interiors', `interior-${interior.toLowerCase()}`, photo),
    ),
    ...Object.entries(rears).map(([rear, photo]) =>
      wantedPicture({ model, rear }, 'rears', `rear-${rear.toLowerCase()}`, photo),
    ),
    ...Object.entries(lights).map(([light, photo]) =>
      wantedPicture({ model, light, list: 'lights' }, 'lights', `light-${light}`, photo),
    ),
    ...Object.entries(upright).map(([light, photo]) =>
      wantedPicture({ model, light, list: 'lights-upright' }, 'lights-upright', `light-upright-${light}`, photo),
    ),
  ]
}

const picturesOfConcepts = (): Wanted[] =>
  CONCEPT_NAMES.flatMap((concept) =>
    CONCEPT_SLOTS.map((slot) => ({
      use: { concept, slot },
      place: slot,
      stem: slot.replace('concept', `concept-${concept}`),
      photo: conceptRenders[concept][slot],
      isRender: true,
      list: 'src/content/concept-renders.ts',
    })),
  )

const photosOfNews = (): Wanted[] =>
  newsPhotos.map(({ name, photo, place, isRender }) => ({
    use: { news: name },
    place,
    stem: `news-${name}`,
    photo,
    isRender,
    list: 'src/content/seed/news.ts',
  }))

const photosOfDealers = (): Wanted[] =>
  [...dealerPhotos].map(([dealer, photo]) => ({
    use: { dealer },
    place: 'dealer',
    stem: `dealer-${dealer}`,
    photo,
    isRender: false,
    list: 'src/content/seed/dealers.ts',
  }))

/** Names in a model's list that are no place: possible in a list that was not type-checked. */
export const unknownPlaces = (photos: ModelPhotos): string[] =>
  Object.keys(photos).filter((name) => !PLACES_OF_A_MODEL.includes(name))
const PLACES_OF_A_MODEL: readonly string[] = [...SLOT_NAMES, ...Object.keys(LIST_CUTS)]
