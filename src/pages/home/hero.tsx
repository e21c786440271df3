import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '#src/components/class-names.ts'
import { lineOf } from '#src/components/line.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { isPlainClick } from '#src/components/plain-click.ts'
import { PriceNote } from '#src/components/price.tsx'
import { ArrowLink, ButtonLink } from '#src/components/site-button.tsx'
import type { Cta } from '#src/content/copy.ts'
import { modelKind, models as allModels } from '#src/content/models/summary.ts'
import { formatMm, formatPriceFrom } from '#src/domain/format.ts'
import type { ModelCode, ModelRecord } from '#src/domain/model.ts'
import { ownOf } from '#src/domain/outside-words.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { acrossScreen } from '#src/pages/shared/cars/across-screen.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/home/hero.module.css'

/** The flagship opens the page. */
const FIRST: ModelCode = 'g90'
const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
const PANEL = 'hero-panel'
const tabId = (code: ModelCode) => `hero-${code}`

/**
 * The face of the brand and the dial of five: the chosen car is swept by light from the left.
 * Each tab is a link to its model as well, so without scripts, or in a new tab, it leads there.
 * `book` is what a phone offers at once; a wide header has it already.
 */
export function Hero({ heading, book }: { heading: string; book: Cta | undefined }) {
  const home = useAppState((state) => state.home)
  const models = home?.models ?? allModels
  const [active, setActive] = useState<ModelCode>(FIRST)
  const [shown, setShown] = useState<readonly ModelCode[]>([FIRST])
  const tabs = useRef<HTMLDivElement>(null)
  const model = models.find(({ code }) => code === active) ?? models[0]

  // The other four come with the first sign of a visitor who is about to do something: a turn of the dial is at once then.
  useEffect(
    () =>
      onFirstSign(() => {
        if (lineOf() !== 'frugal') setShown(models.map(({ code }) => code))
      }),
    [models],
  )

  if (!model) return null
  const choose = (code: ModelCode) => {
    setShown((codes) => (codes.includes(code) ? codes : [...codes, code]))
    setActive(code)
  }
  const onKey = (event: KeyboardEvent) => {
    const index = models.findIndex(({ code }) => code === active)
    const next = event.key === ' ' ? index : ownOf(KEYS, event.key)?.(index, models.length)
    const target = next === undefined ? undefined : models[next]
    if (!target) return
    event.preventDefault()
    choose(target.code)
    tabs.current?.querySelector<HTMLElement>(`#${tabId(target.code)}`)?.focus()
  }

  const kind = modelKind(model.code)
  const slide = home?.slides.find(({ id }) => id === model.id)
  return (
    <section className={styles.hero} data-scene="dark" aria-label="Модели">
      <div className={styles.panel} id={PANEL} role="tabpanel" aria-labelledby={tabId(model.code)}>
        <div className={`wrap ${styles.text}`}>
          <h1 className="display">{heading}</h1>
          <div className={styles.side}>
            <p className="small">
              {model.name}&nbsp;— {kind.charAt(0).toLowerCase() + kind.slice(1)},{' '}
              <span className="num nw">{formatMm(model.width)}</span>. {slide?.text}
            </p>
            {book && <ButtonLink cta={book} className={styles.book} />}
            <ArrowLink target={{ href: model.href }}>{`Узнать больше о\u00a0${model.name}`}</ArrowLink>
          </div>
        </div>
        <div className={styles.stage}>
          {models.map((car) => shown.includes(car.code) && <Car key={car.code} model={car} on={car.code === active} />)}
        </div>
      </div>
      <div className="wrap">
        <div ref={tabs} className={styles.dial} role="tablist" aria-label="Выбор модели">
          {models.map((car) => (
            <a
              key={car.code}
              id={tabId(car.code)}
              href={car.href}
              role="tab"
              aria-controls={PANEL}
              aria-selected={car.code === active}
              tabIndex={car.code === active ? 0 : -1}
              onKeyDown={onKey}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                choose(car.code)
              }}
            >
              <b>{car.name}</b> <span className="num">{car.priceComingSoon ? 'Цена позже' : formatPriceFrom(car)}</span>
            </a>
          ))}
        </div>
        <PriceNote {...(styles.note && { className: styles.note })} />
      </div>
    </section>
  )
}

/** Calls once, as soon as the visitor moves a pointer, touches, scrolls or presses a key. Returns a function that stops waiting. */
function onFirstSign(act: () => void): () => void {
  const waiting = new AbortController()
  const stop = () => waiting.abort()
  for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown'])
    addEventListener(
      sign,
      () => {
        stop()
        act()
      },
      { passive: true, signal: waiting.signal },
    )
  return stop
}

/** Over the whole stage, its edges lost in the dark; light comes from the left. A drawing in the dark where there is no picture. */
function Car({ model: { code }, on }: { model: ModelRecord; on: boolean }) {
  const picture = acrossScreen(code, 'hero') ?? pictureOf(code, 'light')
  return (
    <div className={cx(styles.car, on && styles.on)} aria-hidden={!on}>
      {picture && <ModelPicture picture={picture} eager={code === FIRST} />}
    </div>
  )
}
