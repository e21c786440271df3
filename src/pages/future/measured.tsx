import { cx } from '#src/components/class-names.ts'
import { CONCEPT_SIZES, type ConceptName } from '#src/content/concepts.ts'
import { generatedConcepts } from '#src/content/pictures/generated-concepts.ts'
import { formatMm } from '#src/domain/format.ts'
import { ConceptPicture } from '#src/pages/shared/cars/concept-picture.tsx'
import styles from '#src/pages/future/measured.module.css'

/** Size of the picture, pixels. */
const [WIDTH, HEIGHT] = [1600, 720]
/** Gap between the car and the dimension lines, and the length of their ticks. */
const [GAP, END] = [26, 7]

/** Such a narrow car is shown larger on a phone. */
const NARROW = 900

type Outline = { nose: number; tail: number; roof: number; ground: number; part?: string }

/** The car's extent in its side picture, pixels; `part`: the outline of what the text next to it describes. */
const OUTLINES: Record<ConceptName, Outline> = {
  x: { nose: 189, tail: 1415, roof: 210, ground: 541 },
  mint: {
    nose: 368,
    tail: 1233,
    roof: 160,
    ground: 583,
    part: 'M921 300H1093C1098 330 1092 352 1074 368C1048 388 980 393 921 397Z',
  },
}

/** The flank with its length and height as dimension lines; nothing without the picture. */
export function MeasuredConcept({ concept }: { concept: ConceptName }) {
  const picture = <ConceptPicture concept={concept} slot="concept-side" className={styles.picture} />
  if (!generatedConcepts[concept]?.['concept-side']) return picture
  const { nose, tail, roof, ground, part } = OUTLINES[concept]
  const { length, height } = CONCEPT_SIZES[concept]
  const [under, beside] = [ground + GAP, tail + GAP * 1.6]
  return (
    <div className={cx(styles.measured, tail - nose < NARROW && styles.narrow)}>
      {picture}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        className={styles.lines}
        aria-hidden="true"
      >
        {part && <path d={part} className={styles.part} />}
        <path d={`M${nose} ${under - END}v${2 * END}m0-${END}H${tail}m0-${END}v${2 * END}`} />
        <path d={`M${beside - END} ${roof}h${2 * END}m-${END} 0V${ground}m-${END} 0h${2 * END}`} />
        <text x={(nose + tail) / 2} y={under} dy="1.4em">
          {formatMm(length)}
        </text>
        <text transform={`translate(${beside} ${(roof + ground) / 2}) rotate(-90)`} dy="1.4em">
          {formatMm(height)}
        </text>
      </svg>
    </div>
  )
}
