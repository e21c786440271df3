// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followTranslation } from '#src/inline/follow-translation.ts'

const { removeChild, insertBefore } = Node.prototype
beforeAll(() => {
  followTranslation()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
})
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }))

const WORDS = new Map([
  ['рублей', 'roubles'],
  ['есть', 'there is'],
])

/** As translators do it, in either order: each text gives way to two nested elements. */
async function translate(box: Element, isReplaced: boolean, element = 'font') {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest(element)) continue
    const [outer, inner] = [document.createElement(element), document.createElement(element)]
    inner.textContent = text.data.replaceAll(/\p{L}+/gu, (word) => WORDS.get(word) ?? word)
    outer.append(inner)
    if (isReplaced) text.replaceWith(outer)
    else {
      text.before(outer)
      text.remove()
    }
  }
  await observed()
}

/** Observers are called in a microtask. */
const observed = () => Promise.resolve()

type PriceProps = { sum: number; isCredit?: boolean; hasPart?: boolean }
const Price = ({ sum, isCredit = false, hasPart = true }: PriceProps) => (
  <p>
    {isCredit && <b>кредит </b>}
    {sum} рублей{hasPart && ', есть'} <i>!</i>
  </p>
)

describe.each([true, false])('with texts replaced in one step: %s', (isReplaced) => {
  test('a translated text that changes is shown as it is, at once', async () => {
    const { container, rerender } = render(<Price sum={100} />)
    await translate(container, isReplaced)
    expect(container.textContent).toBe('100 roubles, there is !')
    for (const sum of [200, 300]) {
      rerender(<Price sum={sum} />)
      // oxlint-disable-next-line no-await-in-loop
      await observed()
      expect(container.textContent).toBe(`${sum} roubles, there is !`)
      // oxlint-disable-next-line no-await-in-loop
      await translate(container, isReplaced)
    }
  })

  test('nodes beside a translated text, and the text itself, come and go', async () => {
    const { container, rerender } = render(<Price sum={100} />)
    await translate(container, isReplaced)
    rerender(<Price sum={100} hasPart={false} isCredit />)
    expect(container.textContent).toBe('кредит 100 roubles !')
    await translate(container, isReplaced)
    rerender(<Price sum={200} />)
    await observed()
    expect(container.textContent).toBe('200 roubles, есть !')
    rerender(<></>)
    expect(container.textContent).toBe('')
  })
})

test("Yandex's translator has an element of its own", async () => {
  const { container, rerender } = render(<Price sum={100} />)
  await translate(container, true, 'ya-tr-span')
  rerender(<Price sum={200} hasPart={false} />)
  await observed()
  expect(container.textContent).toBe('200 roubles !')
})
