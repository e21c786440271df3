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

/** Presses the button with this name at this time in milliseconds; `count`: how many presses the browser counts here. */
function press(name: RegExp, time: number, count = 1, pointerType = 'mouse') {
  const button = screen.getByRole('button', { name })
  const event = createEvent.click(button, { detail: count })
  Object.defineProperty(event, 'timeStamp', { value: time })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(button, event)
}

const next = new RegExp(`^${texts.next}`)
const back = new RegExp(`^${texts.back}`)

test('a double press is one step, two presses half a second apart are two', () => {
  openSlide(SLIDE.trim)
  press(next, 1_000)
  press(next, 1_200, 2)
  expect(title()).toBe(texts.slides[SLIDE.exterior])
  press(next, 1_500, 3)
  // Some systems are patient: still a double press for the browser.
  press(next, 2_000, 4)
  expect(title()).toBe(texts.slides[SLIDE.packages])
  press(back, 3_000)
  press(back, 3_200, 2)
  expect(title()).toBe(texts.slides[SLIDE.interior])
})

test('quick presses that are no double press, of a finger, a key or a program, count one by one', () => {
  openSlide(SLIDE.trim)
  press(next, 1_000, 0)
  press(next, 1_050, 0)
  expect(title()).toBe(texts.slides[SLIDE.interior])
  press(next, 1_100)
  expect(title()).toBe(texts.slides[SLIDE.packages])
  press(back, 2_000, 1, 'touch')
  press(back, 2_150, 2, 'touch')
  expect(title()).toBe(texts.slides[SLIDE.exterior])
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
