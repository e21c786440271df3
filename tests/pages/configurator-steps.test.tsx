// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import { Page } from '#src/pages/configurator/page.tsx'
import { everyDatum, renderPage } from './render.tsx'

const copy = await loadCopy('configurator')
beforeEach(() => {
  history.replaceState(null, '', '/configurator')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

const openSlide = (slide: number) =>
  renderPage(Page, { address: `/configurator?slide=${slide}&model=gv70`, copy, data: everyDatum() })
const title = () => document.querySelector('[data-slide] h2')?.textContent

/** Gives an event of the button with this name its time in milliseconds and dispatches it. */
function at(time: number, kind: 'click' | 'focusIn', name: RegExp, init: object = {}) {
  const button = screen.getByRole('button', { name })
  const event = createEvent[kind](button, init)
  Object.defineProperty(event, 'timeStamp', { value: time })
  fireEvent(button, event)
}
const press = (name: RegExp, time: number) => at(time, 'click', name, { detail: 1 })
const pressByKey = (name: RegExp, time: number) => at(time, 'click', name, { detail: 0 })

const next = new RegExp(`^${texts.next}`)
const back = new RegExp(`^${texts.back}`)

test('a double press is one step, two presses half a second apart are two', () => {
  openSlide(SLIDE.trim)
  press(next, 1_000)
  press(next, 1_200)
  expect(title()).toBe(texts.slides[SLIDE.exterior])
  press(next, 1_500)
  press(next, 2_000)
  expect(title()).toBe(texts.slides[SLIDE.packages])
  press(back, 3_000)
  press(back, 3_200)
  expect(title()).toBe(texts.slides[SLIDE.interior])
})

test('a double press by a key is one step, a press after the focus has come back is another', () => {
  openSlide(SLIDE.trim)
  at(900, 'focusIn', next)
  pressByKey(next, 1_000)
  pressByKey(next, 1_100)
  expect(title()).toBe(texts.slides[SLIDE.exterior])
  at(1_200, 'focusIn', next)
  pressByKey(next, 1_300)
  expect(title()).toBe(texts.slides[SLIDE.interior])
})

test('a held Enter is one press', () => {
  openSlide(SLIDE.trim)
  const button = screen.getByRole('button', { name: next })
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
})

test('the first button of the form, which Enter in an option presses, leads on', () => {
  openSlide(SLIDE.exterior)
  act(() => document.querySelector<HTMLElement>('form [type=submit]')?.click())
  expect(title()).toBe(texts.slides[SLIDE.interior])
})
