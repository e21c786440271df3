import type { Journey } from './journey.ts'
import { field, goToOwnPage, leaveContacts, named } from './words.ts'

const BAR = '[data-summary-bar]'
const ORDER = '#order'
const SUMMARY = 7

/** The drawing of the car, or the one that turns. */
const hasPicture = (words: string) =>
  [...document.querySelectorAll('[role=img], img, svg, canvas')].some(
    (picture) =>
      window.early.isVisible(picture) &&
      window.early
        .plain(picture.getAttribute('aria-label') ?? picture.getAttribute('alt'))
        .includes(words.toLowerCase()),
  )

export const configure: Journey = {
  name: 'configure and order',
  async walk(visitor, story) {
    await visitor.open('/configurator')
    // GV70 by its code: the trims below are its own.
    await visitor.touch(field('radio', 'model', undefined, 'gv70'))
    await visitor.sees('GV70', BAR)
    await visitor.finds('a picture of GV70', hasPicture, 'GV70')
    await visitor.touch(named('button', 'Далее', BAR))
    await visitor.isAt(/slide=1/)
    await visitor.touch(field('radio', 'comp', undefined, '203'))
    await visitor.touch(named('button', 'Далее', BAR))
    await visitor.isAt(/slide=2.*comp=203|comp=203.*slide=2/)
    await visitor.touch(field('radio', 'ext', undefined, 'BLU'))
    await visitor.finds('the car in dark blue', hasPicture, 'Тёмно-синий')
    if (!visitor.isPhone && (await visitor.read(canTurn))) {
      await visitor.touch(named('button', '360°'))
      await visitor.touch(named('button', 'Повернуть влево'))
      await visitor.finds('the car turned', hasPicture, 'вид спереди')
    }
    for (let slide = 3; slide <= SUMMARY; slide++) {
      // oxlint-disable-next-line no-await-in-loop
      await visitor.touch(named('button', 'Далее', BAR))
      // oxlint-disable-next-line no-await-in-loop
      await visitor.isAt(new RegExp(`slide=${slide}\\b`))
    }
    await visitor.sees('Тёмно-синий', 'main')
    await visitor.choose(named('select', 'Город', 'main'), 'Казань')
    await visitor.finds('a dealer that is chosen', () =>
      [...document.querySelectorAll<HTMLInputElement>('#order input[type=radio]')].some(({ checked }) => checked),
    )
    await visitor.write(named('textbox', 'Фамилия', ORDER), 'Петрова')
    await leaveContacts(visitor, ORDER, story.phone)
    await visitor.touch(named('button', 'Отправить дилеру', ORDER))
    await visitor.finds('the success, focused', () => /^h[12]$/i.test(document.activeElement?.tagName ?? ''))
    await visitor.sees('GV70', ORDER)
    await goToOwnPage(visitor, ORDER)
    await visitor.sees('Ваша сборка', 'h1')
  },
}

/** The page offers it where there is a graphics card. */
const canTurn = () =>
  [...document.querySelectorAll('button')].some(
    (button) => button.textContent === '360°' && window.early.isVisible(button),
  )
