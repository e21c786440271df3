import { cx } from '#src/components/class-names.ts'
import { cabinLights, type CabinLight } from '#src/content/cars/cabin-lights.ts'
import { words } from '#src/content/cars/explained.ts'
import type { Section } from '#src/content/copy.ts'
import { modelName } from '#src/content/models/names.ts'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { PictureChoice } from '#src/pages/model-section/picture-choice.tsx'
import { besideUpright } from '#src/pages/shared/cars/across-screen.ts'
import { driverSlotOf } from '#src/pages/shared/cars/upright-cabin.ts'
import { CopyHead } from '#src/pages/shared/copy/section-head.tsx'
import stages from '#src/pages/model-section/stages.module.css'
import styles from '#src/pages/model-section/cabin-lights.module.css'

/**
 * The cabin at night in each of its lights; null for a model that lacks one of them, and where an owner's photographs
 * show another cabin than the rendered lights do.
 */
export function lightsOf(code: ModelCode): LitCabin[] | null {
  const lit = cabinLights.flatMap((light) => {
    const wide = pictureOf(code, { light: light.id })
    const upright = pictureOf(code, { light: light.id, isUpright: true })
    const alt = `Салон ${modelName(code)} ночью, подсветка «${light.name}»`
    return wide && upright ? [{ light, picture: { ...besideUpright(wide, upright.sources), alt } }] : []
  })
  const seat = pictureOf(code, driverSlotOf(code))
  const isOneCabin = lit.every(({ picture }) => !seat || picture.source === seat.source)
  return lit.length === cabinLights.length && isOneCabin ? lit : null
}
type LitCabin = { light: CabinLight; picture: Picture }

const LEGEND = 'Оттенок подсветки'

type CabinLightsProps = { section: Section; lit: readonly LitCabin[]; first?: CabinLight['id'] }

/** The cabin, full width, in the selected light; `first`: the one it is shown in before a choice. */
export const CabinLights = ({ section, lit, first }: CabinLightsProps) => (
  <section id={section.id} data-scene="dark">
    <div className={`wrap ${styles.head}`}>
      <CopyHead section={section} />
    </div>
    <PictureChoice
      name="cabin-light"
      legend={LEGEND}
      shown={Math.max(
        lit.findIndex(({ light }) => light.id === first),
        0,
      )}
      options={lit.map(({ light: { id, name, hex }, picture }) => ({
        id,
        picture,
        label: (
          <>
            <svg viewBox="0 0 10 2" preserveAspectRatio="none" aria-hidden="true" className={styles.line}>
              <rect width="10" height="2" fill={hex} />
            </svg>
            {name}
          </>
        ),
      }))}
      className={styles.lights}
    />
    <div className="wrap">
      <p className={cx(stages.note, styles.note)}>{words.lightsNote}</p>
    </div>
  </section>
)
