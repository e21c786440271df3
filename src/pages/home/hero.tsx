import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { preload } from 'react-dom'
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
import { carAlt, carSrc } from '#src/content/pictures/drawings.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { NOT_PHONE, PHONE } from '#src/content/pictures/sources.ts'
import { FRAME } from '#src/domain/frames.ts'
import { useAppState } from '#src/stores/app-store.ts'
import lengths from '#src/components/car-length.module.css'
import styles from '#src/pages/home/hero.module.css'

/** The flagship opens the page. */
const FIRST: ModelCode = 'g90'
/** What the hero shows of the frame, mm: the longest car fills it; all are in one scale and stand in its middle. */
const WINDOW = { width: 5525, height: 1860, top: 40 } as const
const FRONT_WINDOW = { left: 140, width: 2520, height: 1900 } as const
/** Drawing units of the car files to a millimetre. */
const UNIT = 0.2

const view = (file: string, ...window: number[]) =>
  `${file}#svgView(viewBox(${window.map((mm) => Math.round(mm * UNIT * 10) / 10).join(',')}))`

const sideSrc = ({ code, width: length }: ModelRecord) => {
  const left = FRAME.bumper + (length - WINDOW.width) / 2
  return view(carSrc(code, 'light'), left, WINDOW.top, WINDOW.width, WINDOW.height)
}
const frontSrc = ({ code }: ModelRecord) =>
  view(carSrc(code, 'front-light'), FRONT_WINDOW.left, 0, FRONT_WINDOW.width, FRONT_WINDOW.height)

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
const PANEL = 'hero-panel'
const tabId = (code: ModelCode) => `hero-${code}`

/**
 * The face of the brand and the dial of five: the chosen car is swept by light from the left while its lamps come on.
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

  preloadFirst()
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

/** React announces a plain hero by itself, but not one inside `<picture>`. The window is no part of a file's address. */
function preloadFirst(): void {
  if (pictureOf(FIRST, 'light')?.source !== 'drawing') return
  const common = { as: 'image', fetchPriority: 'high' } as const
  preload(carSrc(FIRST, 'front-light'), { ...common, media: PHONE })
  preload(carSrc(FIRST, 'light'), { ...common, media: NOT_PHONE })
}

/** A photograph over the whole stage, its edges lost in the dark; the drawing has its light. */
function Car({ model, on }: { model: ModelRecord; on: boolean }) {
  const picture = pictureOf(model.code, 'light')
  if (picture?.source === 'drawing') return <DrawnCar model={model} on={on} />
  return (
    <div className={cx(styles.car, styles.photo, on && styles.on)} aria-hidden={!on}>
      {picture && <ModelPicture picture={picture} eager={model.code === FIRST} />}
    </div>
  )
}

/** The lamps are a second copy of the picture seen through two soft holes: they light up before the body does. */
function DrawnCar({ model, on }: { model: ModelRecord; on: boolean }) {
  const [side, front] = [sideSrc(model), frontSrc(model)]
  const size = { width: WINDOW.width, height: WINDOW.height }
  return (
    <div className={cx(styles.car, on && styles.on)} aria-hidden={!on}>
      <picture className={styles.body}>
        <source media={PHONE} srcSet={front} width={FRONT_WINDOW.width} height={FRONT_WINDOW.height} />
        <img
          src={side}
          {...size}
          alt={carAlt(model.code, 'light')}
          // In the first paint, not in the one after the page's code.
          {...(model.code === FIRST && { fetchPriority: 'high' as const, decoding: 'sync' as const })}
        />
      </picture>
      <div className={cx(styles.lamps, lengths[model.code])} aria-hidden="true">
        <picture>
          <source media={PHONE} srcSet={front} width={FRONT_WINDOW.width} height={FRONT_WINDOW.height} />
          <img src={side} {...size} alt="" />
        </picture>
      </div>
    </div>
  )
}
