import { ModelPicture } from '#src/components/model-picture.tsx'
import type { ModelCode } from '#src/domain/model.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { Still } from '#src/pages/shared/cars/still.tsx'
import styles from '#src/pages/shared/cars/night-car.module.css'

/** The whole car at night at the top of a dark page, upright on phones; it fades into INK on all sides. */
export function NightCar({ code }: { code: ModelCode }) {
  const picture = acrossScreen(code, 'hero')
  return picture ? (
    // The background of a photograph is unknown.
    <div className={styles.box} data-hall={picture.source === 'render' ? code : undefined}>
      <ModelPicture picture={picture} eager className={styles.car} />
    </div>
  ) : (
    <Still code={code} view="front34" register="light" eager />
  )
}
