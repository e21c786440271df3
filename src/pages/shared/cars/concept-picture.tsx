import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { LazyImage } from '#src/components/lazy-image.tsx'
import { BRAND } from '#src/brand/brand.ts'
import { CONCEPT_CUTS, type ConceptName, type ConceptSlot } from '#src/content/concepts.ts'
import { generatedConcepts } from '#src/content/pictures/generated-concepts.ts'
import { cutSources, cutSrc, sizeOfCut } from '#src/content/pictures/photo-files.ts'
import { UPRIGHT } from '#src/content/pictures/sources.ts'
import styles from '#src/pages/shared/cars/concept-picture.module.css'

const DRAWN: Record<ConceptName, string> = {
  x: `Концепт ${BRAND} X: низкое купе в темноте, светятся крыша и две линии фар`,
  mint: 'Концепт Mint: маленький городской автомобиль в темноте',
}

/** The drawing of a concept in the dark, from the side. */
const DrawnConcept = ({ concept, eager = false }: { concept: ConceptName; eager?: boolean }) => (
  <LazyImage
    src={`/images/cars/concept-${concept}-light.svg`}
    alt={DRAWN[concept]}
    width={5505}
    height={1900}
    eager={eager}
    className={styles.drawn}
  />
)

type PictureProps = {
  concept: ConceptName
  slot: ConceptSlot
  sizes?: string
  eager?: boolean
  /** Phones get the upright picture instead. */
  isPoster?: boolean
  /** For phones, instead of a wide picture that would be a strip there. */
  phone?: ConceptSlot
  className?: string | undefined
}

/** A rendered picture of a concept, or its drawing where there is none. */
export function ConceptPicture(props: PictureProps) {
  const { concept, slot, sizes = '100vw', eager = false, isPoster = false, phone, className } = props
  const onPhone = isPoster ? 'concept-upright' : phone
  const generated = generatedConcepts[concept] ?? {}
  const picture = generated[slot]
  const upright = onPhone && generated[onPhone]
  if (!picture) return <DrawnConcept concept={concept} eager={eager} />
  const sources = [
    ...(onPhone && upright ? cutSources(upright.name, CONCEPT_CUTS[onPhone], '100vw', UPRIGHT) : []),
    ...cutSources(picture.name, CONCEPT_CUTS[slot], sizes),
  ]
  return (
    <LazyImage
      src={cutSrc(picture.name, CONCEPT_CUTS[slot])}
      alt={picture.alt ?? ''}
      {...sizeOfCut(CONCEPT_CUTS[slot])}
      {...{ sources, eager }}
      className={cx(isPoster && upright ? styles.poster : styles.wide, className)}
    />
  )
}

/** Full width: the car in a place, or from above, or its cabin. */
export const PlacedConcept = ({
  view = 'place',
  className,
  ...picture
}: Pick<PictureProps, 'concept' | 'sizes' | 'eager' | 'className'> & { view?: 'place' | 'above' | 'cabin' }) => {
  const slot = `concept-${view}` as const
  return <ConceptPicture {...picture} slot={slot} phone={`${slot}-upright`} className={cx(styles.placed, className)} />
}

/** The whole car, full width; `children` are placed over the picture. */
export const Poster = ({
  concept,
  eager = false,
  children,
}: {
  concept: ConceptName
  eager?: boolean
  children?: ReactNode
}) => (
  <div className={styles.frame}>
    <ConceptPicture concept={concept} slot="concept" eager={eager} isPoster />
    {children}
  </div>
)
