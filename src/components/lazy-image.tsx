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
  /** Of the file: they reserve the box, whatever size the picture is shown at. */
  width: number
  height: number
  /** The page's hero: loads at once and first (gaps.md 16). */
  eager?: boolean
  sizes?: string
  srcSet?: string
  sources?: readonly ImageSource[] | undefined
  className?: string | undefined
}

/** A picture that loads a moment after it scrolls into view; until then its box shows a calm tone. */
export function LazyImage(props: LazyImageProps) {
  const { alt, width, height, eager = false, sizes, srcSet, sources = [], className } = props
  // What data name they name plainly.
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
    // In the browser the picture itself is there at once, and a link more in the head costs more than it brings.
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
      {/* An empty drawing has the picture's proportions without a style attribute, and can be observed. */}
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
 * React announces a plain hero by itself, but not one inside `<picture>`. Only the first format is announced: a browser
 * that cannot show it skips the announcement and finds its own file in the page.
 */
function preloadPicture(src: string, sources: readonly ImageSource[]) {
  const best = sources.filter(({ type }) => type === sources[0]?.type)
  const common = { as: 'image', fetchPriority: 'high' } as const
  for (const [index, { type, srcSet, sizes, media: own }] of best.entries()) {
    // What is for every screen is shown where those before it are not.
    const media = own ?? otherwise(best.slice(0, index))
    preload(src, { ...common, type, imageSrcSet: srcSet, ...(sizes && { imageSizes: sizes }), ...(media && { media }) })
  }
  // Where one format has a file for some screens alone, the others show the `<img>` itself.
  const [only, ...others] = best
  if (only?.media && others.length === 0) preload(src, { ...common, media: otherwise(best) })
}

const NOT = 'not all and '

/** The screens that the first source is not for: there are never more than two files for different screens. */
function otherwise([first]: readonly ImageSource[]): string | undefined {
  const media = first?.media
  return media?.startsWith(NOT) ? media.slice(NOT.length) : media && `${NOT}${media}`
}
