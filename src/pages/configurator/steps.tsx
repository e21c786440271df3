import { useEffect, useRef } from 'react'
import { inPlace } from '#src/components/in-place.ts'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { choiceQuery, emptyChoice, type Choice } from '#src/domain/configurator/choice.ts'
import { withModel } from '#src/stores/resolved-car.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/configurator/steps.module.css'

type StepsProps = {
  slide: number
  choice: Choice | undefined
  goTo: (slide: number) => void
  /** A finger, pointer or the focus is on one of them. */
  onNear: () => void
}

/** The eight slides as real links, which work without scripts and in a new tab. */
export function Steps({ slide, choice = emptyChoice, goTo, onNear }: StepsProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // Together with the frame that shows it: otherwise the page would be laid out twice per press.
    const frame = requestAnimationFrame(() => {
      const row = list.current
      const item = row?.querySelector('[aria-current]')?.closest('li')
      // The previous step stays in view, and so does the end of what is before it, faded by the style sheet.
      const before = item?.previousElementSibling ?? item
      const first = row?.firstElementChild
      if (row && before instanceof HTMLElement && first instanceof HTMLElement)
        row.scrollLeft = before.offsetLeft - first.offsetLeft - 20
    })
    return () => cancelAnimationFrame(frame)
    // The row follows the slide.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [slide])

  return (
    <nav className={styles.steps} aria-label={texts.steps} data-screen>
      <ol ref={list}>
        {texts.slides.map((title, index) => (
          <li key={title}>
            <a
              href={hrefTo('configurator', { query: choiceQuery({ ...withModel(choice), slide: index }) })}
              onPointerOver={onNear}
              onFocus={onNear}
              onClick={(event) => inPlace(event, () => goTo(index))}
              {...(index === slide && { 'aria-current': 'step' as const })}
            >
              {texts.shortSlides[index]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
