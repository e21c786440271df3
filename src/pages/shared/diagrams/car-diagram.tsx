import type { ComponentProps } from 'react'
import { isDrawn } from '#src/content/models/drawn.ts'
import { pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { PhotoFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { DiagramFigure } from '#src/pages/shared/diagrams/diagram.tsx'

type CarDiagramProps = ComponentProps<typeof DiagramFigure> & {
  /** The model whose drawing it needs. */
  code: ModelCode
  /** Replaces it for a model without a drawing. */
  instead?: Shot
}

/** A diagram of a car; for a model without a drawing its photograph. */
export function CarDiagram({ code, instead = 'front-light', ...diagram }: CarDiagramProps) {
  if (isDrawn(code)) return <DiagramFigure {...diagram} />
  const picture = pictureOf(code, instead)
  return picture && <PhotoFigure picture={picture} />
}
