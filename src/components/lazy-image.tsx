import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { cx } from '#src/components/class-names.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import type { ImageSource } from '#src/content/pictures/sources.ts'
import { LAZY_IMAGE_DELAY_MS } from '#src/domain/constants.ts'
import styles from './lazy-image.module.css'

type LazyImageProps = {
  src: string | undefined
  alt: string
  /** Of the file: they reserve the space, whatever size the picture is shown at. */
  width: number
  height: number
  /** The page's hero: loaded at once and first (gaps.md 16). */
  eager?: boolean
  sizes?: string
  srcSet?: string
  sources?: readonly ImageSource[] | undefined
  className?: string | undefined
}

/** A picture that is loaded shortly after it scrolls into view; until then its box has a plain tone. */
export function LazyImage(props: LazyImageProps) {
  const { alt, width, height, eager = false, sizes, srcSet, sources = [], className } = props
  // API data have addresses without a hash.
  const src = props.src && hashed(props.src)
  const box = useRef<SVGSVGElement>(null)
  const [wanted, setWanted] = useState(false)
  const [loaded, setLoaded] = useState(false)

  useEffect(() => {
    if (!src) {
      console.error('ProgressiveImage: Не удалось получить src картинки')
      return
    }
    if (!box.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      timer = setTimeout(() => setWanted(true), LAZY_IMAGE_DELAY_MS)
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [src])

  const picture = { src, width, height, ...(srcSet && { srcSet }), ...(sizes && { sizes }) }
  const inPicture = (image: React.ReactElement) =>
    sources.length === 0 ? (
      image
    ) : (
      <picture className={styles.picture}>
        {sources.map((source) => (
          <source key={`${source.type} ${source.media}`} {...source} />
        ))}
        {image}
      </picture>
    )

  if (src && eager) {
    // In the browser the picture itself is rendered at once, and another link in the head costs more than it saves.
    if (import.meta.env.SSR) preloadPicture(src, sources)
    return inPicture(
      <img {...picture} alt={alt} className={cx(styles.image, className)} fetchPriority="high" decoding="async" />,
    )
  }
  if (src && wanted)
    return inPicture(
      <img
        {...picture}
        alt={alt}
        decoding="async"
        className={cx(styles.image, !loaded && styles.tone, className)}
        onLoad={() => setLoaded(true)}
      />,
    )
  return (
    <>
      {/* An empty SVG has the picture's proportions without a style attribute, and can be observed. */}
      <svg
        ref={box}
        viewBox={`0 0 ${width} ${height}`}
        className={cx(styles.image, styles.tone, src && styles.waiting, className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      />
      {src && (
        <noscript>
          {inPicture(<img {...picture} alt={alt} className={cx(styles.image, className)} loading="lazy" />)}
        </noscript>
      )}
    </>
  )
}

/**
 * React preloads a plain hero itself, but not one inside `<picture>`. Only the first format is preloaded: a browser
 * that does not support it ignores the preload and picks its own file from the page.
 */
function preloadPicture(src: string, sources: readonly ImageSource[]) {
  const best = sources.filter(({ type }) => type === sources[0]?.type)
  const common = { as: 'image', fetchPriority: 'high' } as const
  for (const [index, { type, srcSet, sizes, media: own }] of best.entries()) {
    // Sources without a media query apply where those before them do not.
    const media = own ?? otherwise(best.slice(0, index))
    preload(src, { ...common, type, imageSrcSet: srcSet, ...(sizes && { imageSizes: sizes }), ...(media && { media }) })
  }
  // Where one format has a file only for some screens, the others use the `<img>` itself.
  const [only, ...others] = best
  if (only?.media && others.length === 0) preload(src, { ...common, media: otherwise(best) })
}

const NOT = 'not all and '

/** The screens that the first source does not cover: there are never more than two files for different screens. */
function otherwise([first]: readonly ImageSource[]): string | undefined {
  const media = first?.media
  return media?.startsWith(NOT) ? media.slice(NOT.length) : media && `${NOT}${media}`
}
