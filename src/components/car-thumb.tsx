import { fillOf } from '#src/components/model-picture.tsx'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'

type CarThumbProps = {
  code: ModelCode
  /** Code of the paint it is shown in. */
  paint: string
  /** Widths at which it is shown. */
  sizes: string
  /** None next to the car's name. */
  alt?: string
  className?: string | undefined
  lazy?: boolean
}

/** A whole car as a thumbnail next to its name; loaded with the page, not lazily. */
export function CarThumb({ code, paint, sizes, alt = '', className, lazy = false }: CarThumbProps) {
  const picture = pictureOf(code, { paint }, sizes)
  if (!picture) return null
  const { src, sources, width, height } = picture
  return (
    <picture className={className}>
      {sources.map((file) => (
        <source key={file.type} {...file} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={fillOf(picture)}
        decoding="async"
        {...(lazy && { loading: 'lazy' as const })}
      />
    </picture>
  )
}
