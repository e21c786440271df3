import { BRAND } from '#src/brand/brand.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import type { SharedBuild } from '#src/domain/shapes/build.ts'

type PaintedCarProps = { build: Pick<SharedBuild, 'model' | 'exterior'>; className: string | undefined }

/**
 * The car of a stored build in its paint; with a photograph in another paint the description does not name the paint.
 */
export function PaintedCar({ build: { model, exterior }, className }: PaintedCarProps) {
  const picture = pictureOf(model.code, { paint: exterior.code })
  if (!picture) return null
  const alt = isInPaint(picture)
    ? `${BRAND} ${model.name} сбоку, цвет кузова: ${exterior.name.toLowerCase()}`
    : picture.alt
  return <ModelPicture picture={{ ...picture, alt }} className={className} eager />
}
