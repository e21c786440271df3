import { useOwnPictures } from '#src/components/hooks/use-own-pictures.ts'
import { loadOwnPictures } from '#src/content/pictures/own-pictures.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { formatDate } from '#src/domain/format.ts'
import { toModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { memo, useEffect, useRef, type ReactNode } from 'react'
import { useAppState } from '#src/stores/app-store.ts'
import { PriceNote } from '#src/components/price-note.tsx'
import { CtaList, SiteButton } from '#src/components/site-button.tsx'
import { Unbroken } from '#src/components/unbroken.tsx'
import { cx } from '#src/components/class-names.ts'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { form as formTexts } from '#src/content/form-texts.ts'
import { state as stateTexts } from '#src/content/page-texts.ts'
import { modelIn, readQuery, SLIDE } from '#src/domain/configurator/choice.ts'
import { Bar } from '#src/pages/configurator/bar.tsx'
import { BuildForm } from '#src/pages/configurator/build-form.tsx'
import { CreditNote } from '#src/pages/configurator/credit-note.tsx'
import { ChangeNotice } from '#src/pages/configurator/change-notice.tsx'
import { preloadLater, preloadSlide, slides, type SlideProps } from '#src/pages/configurator/slides.tsx'
import { Stage } from '#src/pages/configurator/stage.tsx'
import { Steps } from '#src/pages/configurator/steps.tsx'
import { useConfigurator, useShown } from '#src/pages/configurator/use-configurator.ts'
import { useKeys } from '#src/pages/configurator/use-keys.ts'
import { useSlideFocus } from '#src/pages/configurator/use-slide-focus.ts'
import { SheetHead } from '#src/pages/shared/copy/print-sheet.tsx'
import { SectionText } from '#src/pages/shared/copy/copy.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import styles from '#src/pages/configurator/configurator.module.css'

/** Slides whose options can be chosen with the digit keys. */
const WITH_DIGITS: ReadonlySet<number> = new Set([
  SLIDE.model,
  SLIDE.trim,
  SLIDE.exterior,
  SLIDE.interior,
  SLIDE.packages,
])

export const preloadParts = async (url: URL): Promise<void> => {
  const { slide } = readQuery(url.searchParams)
  // Without the names of its pictures React would find other HTML than the server's, and drop what was typed in it.
  await Promise.all([preloadSlide(slide), loadOwnPictures(modelIn(url.searchParams))])
}

const loadLater = (): void => {
  // If this fails, the slide retries and shows the failure.
  preloadLater().catch(() => {})
}

/** Eight slides next to the car: the choices are in the address, picture and price are always visible. */
export function Page({ copy }: PageProps) {
  const session = useConfigurator()
  const shown = useShown(session)
  const { car, slide, actions } = shown
  // While its other data are loaded.
  useOwnPictures(toModelCode(session.model))
  const areLaterNear = slide >= SLIDE.exterior
  useEffect(() => {
    if (areLaterNear) loadLater()
  }, [areLaterNear])
  const panel = useRef<HTMLDivElement>(null)
  const isByKeys = useKeys(panel, WITH_DIGITS.has(session.slide) ? session.slide : null)
  useSlideFocus(panel, slide)
  const { Below } = slides[slide]!

  return (
    <>
      <SheetHead />
      <BelowHeader slide={slide}>
        <h1 className="vh">{copy.h1}</h1>
        <div className={styles.stageSide}>{car && <Stage car={car} session={shown} />}</div>
        <div ref={panel} className={styles.panel}>
          <Steps slide={session.slide} choice={car?.choice} goTo={actions.goTo} onNear={loadLater} />
          {car ? (
            <BuildForm car={car} onNext={actions.next}>
              <div className={styles.body} key={slide} data-slide={slide}>
                <h2 className="h2" tabIndex={-1} data-quiet-focus>
                  <Unbroken text={texts.slides[slide] ?? ''} />
                </h2>
                <Slide car={car} session={shown} />
                {isByKeys && WITH_DIGITS.has(slide) && <p className={styles.keys}>{texts.keys}</p>}
              </div>
              <CreditNote car={car} slide={slide} />
              <ChangeNotice session={shown} />
              <Bar car={car} slide={session.slide} actions={actions} />
            </BuildForm>
          ) : (
            <div className={styles.body} data-slide={slide}>
              <h2 className="h2">
                <Unbroken text={texts.slides[slide] ?? ''} />
              </h2>
              <Waiting isLost={shown.isLost} onRetry={actions.retry} />
            </div>
          )}
        </div>
      </BelowHeader>
      {car && Below && <SlideBelow car={car} session={shown} />}
      <div className={`wrap ${styles.note}`}>
        {/* The credit of a car without a price shows the sums of others. */}
        {car?.total !== null || slide === SLIDE.model || slide === SLIDE.credit ? (
          <PriceNote code={slide === SLIDE.model ? undefined : car?.build.model.model_code} />
        ) : (
          // Only of its paints and packages.
          <p className="small muted">
            Доплаты{NBSP}— максимальные рекомендованные на{NBSP}
            {formatDate(pricesSince(car.build.model.model_code))} Не{NBSP}является публичной офертой.
          </p>
        )}
      </div>
      {slide === SLIDE.model && (
        <div className={`wrap ${styles.about}`}>
          <div>
            {copy.sections.map((section) => (
              <details key={section.id} id={section.id}>
                <summary className="fold-line">
                  <h2 className="h3">{section.heading}</h2>
                </summary>
                <SectionText section={section} lead={false} />
              </details>
            ))}
          </div>
          {/* The filled one is the way to the next step. */}
          <CtaList ctas={copy.ctas} quiet />
        </div>
      )}
    </>
  )
}

/** The slide in the panel and its full-width content; rendered again only for another session. */
const Slide = memo(function Slide(props: SlideProps) {
  const { Body } = slides[props.session.slide]!
  return <Body {...props} />
})
const SlideBelow = memo(function SlideBelow(props: SlideProps) {
  const { Below } = slides[props.session.slide]!
  return Below && <Below {...props} />
})

/** A separate component: the header hides and returns during scrolling, and nothing else is rendered for it. */
function BelowHeader({ slide, children }: { slide: number; children: ReactNode }) {
  const isRaised = useAppState(({ headerMenuOpen }) => !headerMenuOpen)
  return (
    <div
      className={cx(styles.configurator, isRaised && styles.raised)}
      data-configurator={slide}
      data-by-hash={texts.opening}
    >
      {children}
    </div>
  )
}

/** The data of a model are loading, or have failed to load. */
const Waiting = ({ isLost, onRetry }: { isLost: boolean; onRetry: () => void }) => (
  <div role="status">
    {isLost ? (
      <>
        <p>{texts.lost}</p>
        <SiteButton onClick={onRetry}>{formTexts.retry}</SiteButton>
      </>
    ) : (
      <p className="muted">{stateTexts.loading}</p>
    )}
  </div>
)
