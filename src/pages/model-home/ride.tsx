import { ModelPicture } from '#src/components/model-picture.tsx'
import { Slider } from '#src/components/slider/slider.tsx'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { modelName } from '#src/content/models/names.ts'
import { ride } from '#src/content/ride.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import styles from '#src/pages/model-home/ride.module.css'

/** Picture and text. */
type Stop = { picture: Picture; words: string }

/** The stops of the tour along a car; null where one of its pictures is missing. */
export function rideOf(code: ModelCode): readonly Stop[] | null {
  const stops = ride.flatMap(({ shot, words }): Stop[] => {
    const picture = pictureOf(code, shot)
    return picture && picture.source !== 'drawing' ? [{ picture, words }] : []
  })
  return stops.length < ride.length ? null : stops
}

/**
 * A tour along the car. On wide screens it follows the scroll (by the style sheet alone); on phones, with reduced
 * motion and in browsers without scroll-driven animations its stops are a slider.
 */
export function Ride({ code, stops }: { code: ModelCode; stops: readonly Stop[] }) {
  const label = `Вдоль ${modelName(code)}`
  const shown = stops.map(({ picture, words }, index) => (
    <figure key={words} className={styles.stop}>
      <ModelPicture picture={picture} />
      <figcaption className="wrap h2">
        {words}{' '}
        <span className={`num ${styles.count}`}>
          {index + 1} из{NBSP}
          {stops.length}
        </span>
      </figcaption>
    </figure>
  ))
  return (
    // The slider is the landmark: one of the two is shown.
    <div className={styles.ride} data-scene="dark">
      <div className={styles.film}>{shown}</div>
      <Slider label={label} className={styles.stills}>
        {shown}
      </Slider>
    </div>
  )
}
