import type { ComponentType } from 'react'
import { deferred } from '#src/components/deferred.tsx'
import { EquipmentBelow, EquipmentSlide } from '#src/pages/configurator/slides/equipment.tsx'
import { ExteriorSlide } from '#src/pages/configurator/slides/exterior.tsx'
import { InteriorSlide } from '#src/pages/configurator/slides/interior.tsx'
import { ModelSlide } from '#src/pages/configurator/slides/model.tsx'
import { PackagesSlide } from '#src/pages/configurator/slides/packages.tsx'
import { CreditLines, SummaryBelow, SummarySlide } from '#src/pages/configurator/slides/summary.tsx'
import { TrimSlide } from '#src/pages/configurator/slides/trim.tsx'
import type { Car, Session } from '#src/pages/configurator/use-configurator.ts'

export type SlideProps = { car: Car; session: Session }

type Slide = {
  /** In the panel next to the car. */
  Body: ComponentType<SlideProps>
  /** Full-width content, under picture and panel. */
  Below?: ComponentType<SlideProps>
}

// The calculator is a seventh of the configurator's code: it is loaded a few slides before its own.
const credit = () => import('#src/pages/configurator/slides/credit.tsx')
const CreditSlide = deferred(async () => (await credit()).CreditSlide)
const CreditBelow = deferred(async () => (await credit()).CreditBelow)
export const preloadCredit = (): Promise<unknown> =>
  Promise.all([CreditSlide.preload(), CreditBelow.preload(), CreditLines.preload()])

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
