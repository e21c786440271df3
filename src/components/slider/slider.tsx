import { Children, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import {
  atEnd,
  atStart,
  createSlider,
  slideDown,
  slideTo,
  slideUp,
  visibleSlide,
  type SliderState,
} from '#src/domain/slider.ts'
import { useSnapTrack } from '#src/components/slider/use-snap-track.ts'
import styles from './slider.module.css'

type SliderProps = {
  label: string
  /** One child is one slide. */
  children: ReactNode
  className?: string | undefined
}

/**
 * Slides side by side in a scrolling box with snap points: swiping is native, and without scripts all slides
 * can be reached. The rules are in domain/slider.ts. Never moves by itself.
 */
export function Slider({ label, children, className }: SliderProps) {
  const slides = Children.toArray(children)
  const [stored, setState] = useState(() => createSlider(slides.length))
  // A different number of slides resets the slider.
  const state = stored.slideCount === slides.length ? stored : createSlider(slides.length)
  // Clicks faster than renders each continue from the previous one.
  const requested = useRef(state)
  const store = (next: SliderState) => {
    requested.current = next
    setState(next)
  }
  const current = () =>
    requested.current.slideCount === slides.length ? requested.current : createSlider(slides.length)
  const { track, onScroll, scrollToSlide } = useSnapTrack((index) => {
    if (visibleSlide(current()) !== index) store({ ...slideTo(current(), index), pageNavClick: null })
  })

  const show = (next: SliderState) => {
    store(next)
    scrollToSlide(visibleSlide(next))
  }
  const goUp = () => show(slideUp(current()))
  const goDown = () => {
    if (!atEnd(current())) show(slideDown(current()))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') goUp()
    else goDown()
  }

  return (
    <section className={className} aria-roledescription="слайдер" aria-label={label}>
      {/* A scrollable box must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={`${label}: слайды`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={state.showButtons ? 0 : undefined}
        onScroll={onScroll}
        onKeyDown={onKey}
      >
        {slides.map((slide, index) => (
          <div
            // Slides have no names of their own and do not change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={styles.slide}
            role="group"
            aria-roledescription="слайд"
            aria-label={`${index + 1} из ${slides.length}`}
          >
            {slide}
          </div>
        ))}
      </div>
      {state.showButtons && (
        <Controls state={state} goTo={(index) => show(slideTo(current(), index))} goUp={goUp} goDown={goDown} />
      )}
    </section>
  )
}

type ControlsProps = { state: SliderState; goTo: (index: number) => void; goUp: () => void; goDown: () => void }

function Controls({ state, goTo, goUp, goDown }: ControlsProps) {
  const shown = visibleSlide(state)
  return (
    <div className={styles.bar}>
      <ol className={styles.pages}>
        {Array.from({ length: state.slideCount }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.page}
              aria-label={`Слайд ${index + 1}`}
              aria-current={index === shown ? true : undefined}
              onClick={() => goTo(index)}
            />
          </li>
        ))}
      </ol>
      <p className={cx('num small muted', styles.count)} aria-live="polite">
        {shown + 1}
        <span aria-hidden="true"> / </span>
        <span className="vh"> из </span>
        {state.slideCount}
      </p>
      {/* Not `disabled`: a button must not lose the focus it has. */}
      <button
        type="button"
        className={cx('icon-btn', styles.arrow)}
        aria-label="Предыдущий слайд"
        aria-disabled={atStart(state)}
        onClick={goUp}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={cx('icon-btn', styles.arrow)}
        aria-label="Следующий слайд"
        aria-disabled={atEnd(state)}
        onClick={goDown}
      >
        <Icon name="arrow" />
      </button>
    </div>
  )
}
