import type { GeneratedPicture, GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import type { ModelPhotos, Photo } from '#src/content/pictures/list.ts'

/** What `npm run assets` would find for the models' own lists, without its files: a checkout without them has the same gallery. */

const files = import.meta.glob<ModelPhotos>('/src/content/models/*/pictures.ts', { import: 'renders', eager: true })
const lists = Object.entries(files).map(([file, photos]) => [file.split('/').at(-2) ?? '', photos] as const)

const made = ({ file, alt }: Photo): GeneratedPicture => ({ name: file.replaceAll('/', '-'), alt, isRender: true })
const madeEach = (photos: Readonly<Partial<Record<string, Photo>>> = {}): Record<string, GeneratedPicture> =>
  Object.fromEntries(Object.entries(photos).flatMap(([code, photo]) => (photo ? [[code, made(photo)]] : [])))

export const listedPictures: GeneratedPictures = {
  models: Object.fromEntries(
    lists.map(([code, { details = [], interiors, showroom }]) => [
      code,
      {
        interiors: madeEach(interiors),
        showroom: madeEach(showroom),
        parts: Object.fromEntries(details.flatMap((photo) => (photo.shows ? [[photo.shows, made(photo)]] : []))),
      },
    ]),
  ),
  galleries: Object.fromEntries(
    lists.map(([code, { details = [] }]) => [code, { details: details.map(made), gallery: [] }]),
  ),
}
