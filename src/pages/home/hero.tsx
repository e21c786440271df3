import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { AdMark } from '#src/components/ad-mark.tsx'
import { cx } from '#src/components/class-names.ts'
import { lineOf } from '#src/components/line.ts'
import { ModelPicture } from '#src/components/model-picture.tsx'
import { inPlace } from '#src/components/in-place.ts'
import { PriceNote } from '#src/components/price-note.tsx'
import { ArrowLink, ButtonLink } from '#src/components/site-button.tsx'
import type { Cta } from '#src/content/copy.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { heroSlidesOf, type HeroSlide } from '#src/pages/home/hero-slides.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/home/hero.module.css'

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
const PANEL = 'hero-panel'
const tabId = (id: number) => `hero-${id}`

/**
 * The picture of the current slide and the row of tabs: a change sweeps light over it from the left.
 * Each tab is also a link to the slide's target, for visitors without scripts and for a new tab.
 * `book` is the first call to action.
 */
export function Hero({ heading, book }: { heading: string; book: Cta | undefined }) {
  const home = useAppState((state) => state.home)
  const slides = useMemo(() => heroSlidesOf(home), [home])
  const opening = slides.find(({ opens }) => opens) ?? slides[0]
  const [active, setActive] = useState<number | null>(null)
  const [shown, setShown] = useState<readonly number[]>([])
  const slide = slides.find(({ id }) => id === active) ?? opening

  // The other pictures are fetched at the first sign of activity, so that a change of slide is immediate.
  useEffect(
    () =>
      onFirstSign(() => {
        if (lineOf() !== 'frugal') setShown(slides.map(({ id }) => id))
      }),
    [slides],
  )

  if (!slide) return null
  const choose = (id: number) => {
    setShown((ids) => (ids.includes(id) ? ids : [...ids, id]))
    setActive(id)
  }
  return (
    <section className={styles.hero} data-scene="dark" aria-label="Модели">
      <div className={styles.panel} id={PANEL} role="tabpanel" aria-labelledby={tabId(slide.id)}>
        <div className={`wrap ${styles.text}`}>
          <h1 className="display">{heading}</h1>
          <div className={styles.side}>
            {!slide.model && <h2 className="h3">{slide.title}</h2>}
            <p className="small">
              {slide.model && `${slide.title}. `}
              <span>{slide.text}</span>
              {slide.note && <b className="num">{slide.note}</b>}
            </p>
            {book && <ButtonLink cta={book} />}
            <ArrowLink target={{ href: slide.href }}>{slide.label}</ArrowLink>
            <AdMark of={slide.mark} />
          </div>
        </div>
        <div className={styles.stage}>
          {slides.map(
            (one) =>
              (shown.includes(one.id) || one === slide || one === opening) && (
                <div
                  key={one.id}
                  className={cx(styles.car, one === slide && styles.on)}
                  aria-hidden={one !== slide}
                  data-hall={
                    one.picture?.place === 'hero' && one.picture.source === 'render' ? one.model?.code : undefined
                  }
                >
                  {one.picture && <ModelPicture picture={one.picture} eager={one === opening} />}
                </div>
              ),
          )}
        </div>
      </div>
      <div className="wrap">
        <Dial slides={slides} slide={slide} choose={choose} />
        <PriceNote {...(styles.note && { className: styles.note })} />
      </div>
    </section>
  )
}

type DialProps = { slides: readonly HeroSlide[]; slide: HeroSlide; choose: (id: number) => void }

function Dial({ slides, slide, choose }: DialProps) {
  const tabs = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    const index = slides.indexOf(slide)
    const next = event.key === ' ' ? index : ownValue(KEYS, event.key)?.(index, slides.length)
    const target = next === undefined ? undefined : slides[next]
    if (!target) return
    event.preventDefault()
    choose(target.id)
    tabs.current?.querySelector<HTMLElement>(`#${tabId(target.id)}`)?.focus()
  }
  return (
    <div
      ref={tabs}
      className={styles.dial}
      role="tablist"
      aria-label={slides.every(({ model }) => model) ? 'Выбор модели' : 'Выбор слайда'}
    >
      {slides.map(({ id, href, name, note }) => (
        <a
          key={id}
          id={tabId(id)}
          href={href}
          role="tab"
          aria-controls={PANEL}
          aria-selected={id === slide.id}
          tabIndex={id === slide.id ? 0 : -1}
          onKeyDown={onKey}
          onClick={(event) => inPlace(event, () => choose(id))}
        >
          <b>{name}</b> <span className="num">{note}</span>
        </a>
      ))}
    </div>
  )
}

/**
 * Calls once, as soon as the visitor moves a pointer, touches, scrolls or presses a key. Returns a function that stops
 * waiting.
 */
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
