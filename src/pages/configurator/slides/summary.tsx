import type { ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { inPlace } from '#src/components/in-place.ts'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { SLIDE, choiceQuery, takesCredit } from '#src/domain/configurator/choice.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { SavedBuilds } from '#src/pages/configurator/saved-builds.tsx'
import { Share } from '#src/pages/configurator/share.tsx'
import { CreditLines, Order } from '#src/pages/configurator/slides/summary-parts.ts'
import type { SlideProps } from '#src/pages/configurator/slides.tsx'
import { surcharge } from '#src/pages/configurator/surcharge.ts'
import { PrintButton } from '#src/pages/shared/copy/print-sheet.tsx'
import { HrefLink } from '#src/pages/shared/copy/links.tsx'
import { hrefTo } from '#src/routes.ts'
import { withModel } from '#src/stores/resolved-car.ts'
import styles from '#src/pages/configurator/slides/slides.module.css'

/** The whole car on one sheet; without scripts it is the page the form leads to. */
export function Body({ car, session: { actions } }: SlideProps) {
  const { build, total, credit, choice } = car
  const { model, trim, exterior, interior, packages } = build
  const row = (slide: number, name: string, value: ReactNode, price: string) => (
    <div>
      <dt>
        <HrefLink href={hrefTo('configurator', { query: choiceQuery({ ...choice, slide }) })} className={styles.edit}>
          {name}
          <span className="vh">: изменить</span>
        </HrefLink>
      </dt>
      <dd>
        {value}
        {/* A sum stays on one line at the right edge; long texts in its place are below their label. */}
        <span className={cx('num muted', isSum(price) ? 'nw' : styles.words)}>{price}</span>
      </dd>
    </div>
  )
  return (
    <>
      <dl
        className={styles.summary}
        onClickCapture={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          const slide = link && new URL(link.href).searchParams.get('slide')
          if (!slide) return
          inPlace(event, () => {
            event.stopPropagation()
            actions.goTo(Number(slide))
          })
        }}
      >
        {row(
          SLIDE.trim,
          'Автомобиль',
          `${model.name} ${trim.name}`,
          trim.price === null ? PRICE_SOON : formatMoney(trim.price),
        )}
        {row(SLIDE.trim, 'Двигатель', trim.modification.name, '')}
        {row(SLIDE.exterior, 'Кузов', exterior.name, surcharge(exterior.price))}
        {row(SLIDE.interior, 'Салон', `${interior.name}, ${interior.trim}`, surcharge(interior.price))}
        {packages.length === 0
          ? row(SLIDE.packages, 'Пакеты', 'без пакетов', '')
          : packages.map((item) => (
              <div key={item.id}>
                <dt>Пакет «{item.name}»</dt>
                <dd>
                  {item.description}
                  <span className="num nw muted">{surcharge(item.price)}</span>
                </dd>
              </div>
            ))}
        <div className={styles.sumRow}>
          <dt>{texts.total}</dt>
          <dd className="num">{total === null ? PRICE_SOON : formatMoney(total)}</dd>
        </div>
      </dl>
      {credit && takesCredit(choice) && <CreditLines plan={credit.plan} />}
      <PrintButton />
      <div data-screen data-needs-scripts>
        <Share car={car} />
      </div>
      <p className={styles.under} data-screen>
        <a
          href={hrefTo('configurator', { query: { model: withModel(choice).model } })}
          className={styles.textButton}
          onClick={(event) => inPlace(event, actions.restart)}
        >
          {texts.restart}
        </a>
      </p>
    </>
  )
}

const isSum = (price: string): boolean => price !== PRICE_SOON && price !== texts.included

export const Below = ({ car, session }: SlideProps) => (
  <div data-screen>
    <Order car={car} onChoose={session.actions.choose} />
    <SavedBuilds car={car} />
  </div>
)
