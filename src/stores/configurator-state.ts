import { emptyChoice, SLIDE, SLIDE_COUNT, type Choice } from '#src/domain/configurator/choice.ts'
import type { PackageChange } from '#src/domain/configurator/packages.ts'
import { createSlider, slideTo, type SliderState } from '#src/domain/slider.ts'

/** A change: the wanted choice, the choice before, and messages beside those about replaced parts. */
export type Change = { wanted: Choice; undo: Choice | null; said: readonly string[] }

/**
 * A message to the visitor after a change that did more than requested, with an undo. `unsure` is a change whose
 * message can be completed when the equipment of its trim has loaded.
 */
export type Message = { text: string; undo: Choice | null; unsure?: Change }

export type ConfiguratorState = {
  choice: Choice
  /** Items of the hash other than the build. */
  rest: readonly string[]
  slider: SliderState
  message: Message | null
  /** A package that cannot be added or removed alone: waits for an answer. */
  question: { id: number; change: PackageChange } | null
  /** Code of the colour just clicked: the car shows it already, everything else follows after the frame. */
  pressedPaint: string | null
  /**
   * The choice before, while the data of the wanted one are loading: its car stays on the screen, and undo returns to
   * it.
   */
  before: Choice | null
  /** Neither the wanted car nor an earlier one could be loaded. */
  isLost: boolean
  /** How often the visitor has retried loading. */
  retries: number
}

export const sliderAt = (slide: number): SliderState => slideTo(createSlider(SLIDE_COUNT), slide)

export const noAnswers = { message: null, question: null, pressedPaint: null, before: null }

export const beginning: ConfiguratorState = {
  choice: emptyChoice,
  rest: [],
  slider: sliderAt(SLIDE.model),
  isLost: false,
  retries: 0,
  ...noAnswers,
}
