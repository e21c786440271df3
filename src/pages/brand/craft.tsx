import type { ReactNode } from 'react'
import { ModelPicture } from '#src/components/model-picture.tsx'
import type { Section } from '#src/content/copy.ts'
import { CRAFT_CARS, FACE_CAR } from '#src/content/brand-cars.ts'
import { pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { Paragraphs } from '#src/pages/shared/copy/copy.tsx'
import styles from '#src/pages/brand/brand.module.css'

const SEAM = 'C80 20 160 100 240 60S360 40 400 60'
const SOUND = Array.from({ length: 161 }, (_, i) => {
  const x = 70 + i * 2.06
  const y = 70 - Math.sin(i / 3.1) * 52 * Math.exp(-i / 30)
  return `${i === 0 ? 'M0 70H70L' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
}).join('')

/** A seam, one paint under moving light, the sound of a door. */
const drawings: readonly ReactNode[] = [
  <>
    <path d={`M0 60${SEAM}`} opacity="0.5" />
    <path d={`M0 60${SEAM}`} transform="translate(0 8)" strokeWidth="2" strokeDasharray="14 8" />
    <path d={`M0 60${SEAM}`} transform="translate(0 18)" strokeWidth="2" strokeDasharray="14 8" strokeDashoffset="9" />
    <path d={`M0 60${SEAM}`} transform="translate(0 26)" opacity="0.5" />
  </>,
  Array.from({ length: 21 }, (_, i) => {
    const light = Math.sin((i / 20) * Math.PI)
    return (
      <path
        key={i}
        d={`M${i * 20} ${(100 + light * 20).toFixed(1)}V${(100 - light * 80).toFixed(1)}`}
        strokeWidth={0.5 + light * 1.9}
      />
    )
  }),
  <path key="sound" d={SOUND} strokeWidth="1.2" />,
]

/** A seam, paint, a door. */
const SHOTS: readonly Shot[] = [{ detail: 'seam' }, { detail: 'mirror' }, { detail: 'handle' }]

/** A picture of what is checked; a drawing where it is missing. */
function Checked({ index }: { index: number }) {
  const [code, shot] = [CRAFT_CARS[index], SHOTS[index]]
  const picture = code && shot ? pictureOf(code, shot) : null
  return picture ? (
    <div className={styles.checked}>
      <ModelPicture picture={picture} />
    </div>
  ) : (
    <svg viewBox="0 0 400 140" fill="none" stroke="currentColor" aria-hidden="true">
      {drawings[index]}
    </svg>
  )
}

/** Its materials, full width, and how they are checked. */
export const Craft = ({ section }: { section: Section }) => {
  const samples = acrossScreen(FACE_CAR, 'samples')
  return (
    <div id={section.id} className={styles.craft}>
      {samples && <ModelPicture picture={samples} className={styles.across} />}
      <div className="wrap">
        <div className="section-head">
          <h2 className="h1">{section.heading}</h2>
          <div>
            <Paragraphs text={section.text} lead />
          </div>
        </div>
        <ul>
          {(section.list ?? []).map((text, index) => (
            <li key={text}>
              <Checked index={index} />
              <p className="h3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
