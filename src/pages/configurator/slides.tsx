import type { ComponentType } from 'react'
import { deferred } from '#src/components/deferred.tsx'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { ExteriorSlide } from '#src/pages/configurator/slides/exterior.tsx'
import { ModelSlide } from '#src/pages/configurator/slides/model.tsx'
import { CreditLines, Order } from '#src/pages/configurator/slides/summary-parts.ts'
import { TrimSlide } from '#src/pages/configurator/slides/trim.tsx'
import { Cabin } from '#src/pages/configurator/stage-parts.ts'
import type { Car, Session } from '#src/pages/configurator/use-configurator.ts'

export type SlideProps = { car: Car; session: Session }

type Loaded = { preload: () => Promise<void> }
type Part = ComponentType<SlideProps> & Partial<Loaded>
type Slide = {
  /** In the panel next to the car. */
  Body: Part
  /** Full-width content, under picture and panel. */
  Below?: Part
  /** What they, or the stage beside them, contain and load by themselves. */
  inner?: Loaded
}

// The last five slides are a third of the configurator's code, which is loaded while the paints are looked at.
const body = (load: () => Promise<{ Body: ComponentType<SlideProps> }>) =>
  deferred(() => load().then((slide) => slide.Body))
const below = (load: () => Promise<{ Below: ComponentType<SlideProps> }>) =>
  deferred(() => load().then((slide) => slide.Below))
const equipment = () => import('#src/pages/configurator/slides/equipment.tsx')
const credit = () => import('#src/pages/configurator/slides/credit.tsx')
const summary = () => import('#src/pages/configurator/slides/summary.tsx')

/** In the order of gaps.md 6. */
export const slides: readonly Slide[] = [
  { Body: ModelSlide },
  { Body: TrimSlide },
  { Body: ExteriorSlide },
  { Body: body(() => import('#src/pages/configurator/slides/interior.tsx')), inner: Cabin },
  { Body: body(() => import('#src/pages/configurator/slides/packages.tsx')), inner: Cabin },
  { Body: body(equipment), Below: below(equipment) },
  { Body: body(credit), Below: below(credit), inner: CreditLines },
  { Body: body(summary), Below: below(summary), inner: CreditLines },
]

const preload = (parts: readonly (Partial<Loaded> | false)[]): Promise<unknown> =>
  Promise.all(parts.map((part) => part && part.preload?.()))

const partsOf = (slide: Slide | undefined): Partial<Loaded>[] => Object.values(slide ?? {})

/** Loads the code of the later slides, without the forms of the last one. */
export const preloadLater = (): Promise<unknown> => preload(slides.flatMap(partsOf))

/** Loads all code of one slide. */
export const preloadSlide = (slide: number): Promise<unknown> =>
  preload([...partsOf(slides[slide]), slide === SLIDE.summary && Order])
