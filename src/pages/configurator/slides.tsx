import type { ComponentType } from 'react'
import { deferred } from '#src/components/deferred.tsx'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { ExteriorSlide } from '#src/pages/configurator/slides/exterior.tsx'
import { ModelSlide } from '#src/pages/configurator/slides/model.tsx'
import { CreditLines, Order } from '#src/pages/configurator/slides/summary-parts.ts'
import { TrimSlide } from '#src/pages/configurator/slides/trim.tsx'
import type { Car, Session } from '#src/pages/configurator/use-configurator.ts'

export type SlideProps = { car: Car; session: Session }

type Slide = {
  /** In the panel next to the car. */
  Body: ComponentType<SlideProps>
  /** Full-width content, under picture and panel. */
  Below?: ComponentType<SlideProps>
}

// The last five slides are a third of the configurator's code, which is loaded while the paints are looked at.
const InteriorSlide = deferred(async () => (await import('#src/pages/configurator/slides/interior.tsx')).InteriorSlide)
const PackagesSlide = deferred(async () => (await import('#src/pages/configurator/slides/packages.tsx')).PackagesSlide)
const equipment = () => import('#src/pages/configurator/slides/equipment.tsx')
const EquipmentSlide = deferred(async () => (await equipment()).EquipmentSlide)
const EquipmentBelow = deferred(async () => (await equipment()).EquipmentBelow)
const credit = () => import('#src/pages/configurator/slides/credit.tsx')
const CreditSlide = deferred(async () => (await credit()).CreditSlide)
const CreditBelow = deferred(async () => (await credit()).CreditBelow)
const summary = () => import('#src/pages/configurator/slides/summary.tsx')
const SummarySlide = deferred(async () => (await summary()).SummarySlide)
const SummaryBelow = deferred(async () => (await summary()).SummaryBelow)

type Part = { preload: () => Promise<void> }
const LATER: readonly (readonly [slide: number, parts: readonly Part[]])[] = [
  [SLIDE.interior, [InteriorSlide]],
  [SLIDE.packages, [PackagesSlide]],
  [SLIDE.equipment, [EquipmentSlide, EquipmentBelow]],
  [SLIDE.credit, [CreditSlide, CreditBelow, CreditLines]],
  [SLIDE.summary, [SummarySlide, SummaryBelow, CreditLines]],
]

/** Loads the code of the later slides, without the forms of the last one. */
export const preloadLater = (): Promise<unknown> =>
  Promise.all(LATER.flatMap(([, parts]) => parts.map((part) => part.preload())))

/** Loads all code of one slide. */
export const preloadSlide = (slide: number): Promise<unknown> =>
  Promise.all([
    ...LATER.flatMap(([later, parts]) => (later === slide ? parts.map((part) => part.preload()) : [])),
    slide === SLIDE.summary && Order.preload(),
  ])

/** In the order of gaps.md 6. */
export const slides: readonly Slide[] = [
  { Body: ModelSlide },
  { Body: TrimSlide },
  { Body: ExteriorSlide },
  { Body: InteriorSlide },
  { Body: PackagesSlide },
  { Body: EquipmentSlide, Below: EquipmentBelow },
  { Body: CreditSlide, Below: CreditBelow },
  { Body: SummarySlide, Below: SummaryBelow },
]
