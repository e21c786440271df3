import type { ModelCode } from '#src/domain/model.ts'
import type { ExteriorColor } from '#src/domain/shapes/configurator.ts'
import { colorSrc } from '#src/pages/parts/colors.tsx'
import { sourcesOf } from '#src/pages/parts/pictures.sources.ts'
import { SIDE_FRAME } from '#src/pages/parts/pictures.tsx'

type CarThumbProps = {
  code: ModelCode
  paint: ExteriorColor
  /** Widths at which it is shown. */
  sizes: string
  /** None beside the car's name. */
  alt?: string
  className?: string | undefined
  lazy?: boolean
}

/**
 * A whole car at the size of a stamp, beside its name: always the ready-made picture, as a drawing of metres falls apart
 * into dots there; loaded with the page, not on being seen.
 */
export function CarThumb({ code, paint, sizes, alt = '', className, lazy = false }: CarThumbProps) {
  const src = colorSrc(paint, code)
  return (
    <picture className={className}>
      {sourcesOf('paint', src, sizes).map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        src={src}
        alt={alt}
        width={SIDE_FRAME.width}
        height={SIDE_FRAME.height}
        decoding="async"
        {...(lazy && { loading: 'lazy' as const })}
      />
    </picture>
  )
}
