// Kept apart from the other lists of pictures, for the sake of the browser.
import '#src/content/pictures/line-up.ts'
import { CONCEPT_CUTS } from '#src/content/concepts.ts'
import { generatedConcepts } from '#src/content/pictures/generated-concepts.ts'
import { cutSrc } from '#src/content/pictures/photo-files.ts'
import { pictureOf, type Picture, type Shot } from '#src/content/pictures/picture-of.ts'
import type { ShareCard, ShareScene } from '#src/content/share-cards.ts'
import { openingOf } from '#src/pages/model-section/opening-picture.ts'
import type { GroundPhoto } from '#src/printing/photo-ground.ts'
import { routeOf, staticRouteNames } from '#src/routes.ts'

/**
 * The cover of a news item, what the page of a model itself begins with, otherwise the picture named for the card; null
 * without one.
 */
export function groundOf({ key, cover, scene }: Pick<ShareCard, 'key' | 'cover' | 'scene'>): GroundPhoto | null {
  if (cover) return { src: cover }
  if (scene.kind === 'concept') return conceptPhoto(scene.name)
  const shots = [...(scene.photo ? [scene.photo] : []), 'hero', drawnShot(scene)] as const satisfies readonly Shot[]
  const pictures = [openingOfSection(key), ...shots.map((shot) => pictureOf(scene.car, shot))]
  return pictures.find((picture) => picture && picture.source !== 'drawing') ?? null
}

function openingOfSection(key: string): Picture | null {
  const name = staticRouteNames.find((one) => one === key)
  const { model = null, page = '' } = name ? routeOf(name) : {}
  return name && model && page === 'model-section' ? openingOf(model, name) : null
}

const drawnShot = (scene: Exclude<ShareScene, { kind: 'concept' }>): 'front-light' | 'light' | 'studio' =>
  scene.kind === 'front' ? 'front-light' : scene.register

function conceptPhoto(name: Extract<ShareScene, { kind: 'concept' }>['name']): GroundPhoto | null {
  const photo = name === 'next' ? undefined : generatedConcepts[name]?.concept
  return photo ? { src: cutSrc(photo.name, CONCEPT_CUTS.concept) } : null
}
