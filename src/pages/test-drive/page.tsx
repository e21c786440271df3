import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BOOKING } from '#src/components/test-drive/answers.tsx'
import { ContactsStep } from '#src/components/test-drive/booking-steps.tsx'
import { Figures } from '#src/components/figures.tsx'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { booking } from '#src/content/test-drive.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { PageHead, SectionText } from '#src/pages/shared/copy/copy.tsx'
import { AcrossFigure } from '#src/pages/shared/cars/photo-figure.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { BookingSection } from '#src/pages/test-drive/booking-section.tsx'
import { ChosenCar, COLUMN, TWO_COLUMNS } from '#src/pages/test-drive/chosen-car.tsx'
import styles from '#src/pages/test-drive/test-drive.module.css'

/** The server has rendered the last step where the address has all answers, or where it came back with errors. */
export const preloadParts = async (): Promise<void> => {
  if (document.querySelector(`#${BOOKING} form [name=phone]`)) await ContactsStep.preload()
}

export function Page({ copy }: PageProps) {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState<ModelCode>()
  const [near, setNear] = useState<ModelCode>()
  const cars = new Set([chosen, near])
  // The composition of a photograph is unknown.
  const isRendered = pictureOf(WAITING, 'light')?.source === 'render'
  const notes = copy.sections.map((section) => (
    <section key={section.id} id={section.id}>
      <h2 className="h2">{section.heading}</h2>
      <SectionText section={section} lead={false} />
    </section>
  ))
  // The last one, how the ride goes, stands on its picture.
  const ride = notes.pop()
  return (
    <>
      <div className={styles.split} data-opens="dark">
        <section data-scene="dark" className={styles.hero} data-hall={isRendered || undefined}>
          <PageHead copy={copy} size="giant" className={styles.headline} />
          <div className={styles.car}>
            <Waiting />
            {MODEL_CODES.filter((code) => code !== WAITING && cars.has(code)).map((code) => (
              <ChosenCar key={code} model={code} isNear={code !== chosen} />
            ))}
          </div>
        </section>
        <BookingSection key={query.toString()} query={query} onModelBeside={setChosen} onModelNear={setNear} />
        <div className={`wrap ${styles.beside}`}>
          <p className="h3">{booking.lead}</p>
          <Figures items={copy.figures} />
        </div>
      </div>
      <div className={`wrap ${styles.notes}`}>{notes}</div>
      <div className={styles.ride} data-scene="dark">
        <AcrossFigure code={WAITING} slot="drive" sizes="100vw" />
        <div className="wrap">{ride}</div>
      </div>
    </>
  )
}

/** The default car before an answer. */
const WAITING: ModelCode = 'new-g80'

function Waiting() {
  const [strip, upright] = [pictureOf(WAITING, 'light'), pictureOf(WAITING, 'place-upright', COLUMN)]
  if (!strip || !upright || strip.source === 'drawing') return <CarPicture code={WAITING} view="light" eager />
  const sources = [...upright.sources.map((source) => ({ ...source, media: TWO_COLUMNS })), ...strip.sources]
  return <ModelPicture picture={{ ...strip, sources }} eager />
}
