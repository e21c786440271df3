import { sourcesOf } from '#src/components/picture-sources.ts'
import { FRAME } from '#src/drawing/kit/frames.ts'

type CarThumbProps = {
  /** The drawing of the car in one of its paints. */
  src: string
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
export const CarThumb = ({ src, sizes, alt = '', className, lazy = false }: CarThumbProps) => (
  <picture className={className}>
    {sourcesOf('paint', src, sizes).map((source) => (
      <source key={source.type} {...source} />
    ))}
    <img
      src={src}
      alt={alt}
      width={FRAME.width}
      height={FRAME.height}
      decoding="async"
      {...(lazy && { loading: 'lazy' as const })}
    />
  </picture>
)
