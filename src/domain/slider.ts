import { DEFAULT_SLIDE } from '#src/domain/constants.ts'

/** State of a slider (specification 3, 4). `position` is the translation in % of one slide. */
export type SliderState = {
  actualSlide: number
  slideCount: number
  pageNavClick: number | null
  position: number
  showButtons: boolean
}

export const createSlider = (slideCount: number): SliderState => ({
  actualSlide: DEFAULT_SLIDE,
  slideCount,
  pageNavClick: null,
  position: 0,
  showButtons: slideCount > 1,
})

/**
 * "Up" goes back, only to an index >= 0; "down" goes forward, as the specification prescribes only to an index <= the
 * slide count.
 */
export const slideUp = (state: SliderState): SliderState => moveTo(state, state.actualSlide - 1)
export const slideDown = (state: SliderState): SliderState => moveTo(state, state.actualSlide + 1)

function moveTo(state: SliderState, index: number): SliderState {
  if (index < 0 || index > state.slideCount) return state
  return { ...state, actualSlide: index, position: index === 0 ? 0 : -100 * index }
}

/** A click on the pagination. */
export const slideTo = (state: SliderState, index: number): SliderState => ({
  ...moveTo(state, index),
  pageNavClick: index,
})

/** The index may be one past the last slide; the displayed one never is (decisions.md). */
export const visibleSlide = ({ actualSlide, slideCount }: SliderState): number =>
  Math.max(0, Math.min(actualSlide, slideCount - 1))

export const atStart = ({ actualSlide }: SliderState): boolean => actualSlide === 0
export const atEnd = ({ actualSlide, slideCount }: SliderState): boolean => slideCount === actualSlide + 1

/** Clearing resets slide and count to 0. */
export const clearSlider = (): SliderState => createSlider(0)
