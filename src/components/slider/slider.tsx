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
 * Slides side by side in a box that scrolls and snaps: swipes are the browser's own, and without scripts all slides
 * are within reach. The rules of moving are domain/slider.ts. Never moves by itself.
 */
export function Slider({ label, children, className }: SliderProps) {
  const slides = Children.toArray(children)
  const [kept, setState] = useState(() => createSlider(slides.length))
  // Another number of slides is another slider.
  const state = kept.slideCount === slides.length ? kept : createSlider(slides.length)
  const shown = visibleSlide(state)
  // Presses that come faster than pictures each begin where the one before has led.
  const asked = useRef(state)
  const keep = (next: SliderState) => {
    asked.current = next
    setState(next)
  }
  const current = () => (asked.current.slideCount === slides.length ? asked.current : createSlider(slides.length))
  const { track, onScroll, scrollToSlide } = useSnapTrack((index) => {
    if (visibleSlide(current()) !== index) keep({ ...slideTo(current(), index), pageNavClick: null })
  })

  const show = (next: SliderState) => {
    keep(next)
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
    <section className={cx(styles.slider, className)} aria-roledescription="слайдер" aria-label={label}>
      {/* A box that scrolls must be within reach of the keyboard. */}
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
        <div className={styles.bar}>
          <ol className={styles.pages}>
            {slides.map((_, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <button
                  type="button"
                  className={styles.page}
                  aria-label={`Слайд ${index + 1}`}
                  aria-current={index === shown ? true : undefined}
                  onClick={() => show(slideTo(current(), index))}
                />
              </li>
            ))}
          </ol>
          <p className={cx('num small muted', styles.count)} aria-live="polite">
            {shown + 1}
            <span aria-hidden="true"> / </span>
            <span className="vh"> из </span>
            {slides.length}
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
      )}
    </section>
  )
}
