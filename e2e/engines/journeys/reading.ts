import type { Journey } from './journey.ts'
import { field, named } from './words.ts'

export const gallery: Journey = {
  name: 'gallery',
  async walk(visitor) {
    await visitor.open('/new-g80-gallery.html')
    await visitor.touch(named('link', 'Открыть на весь экран', 'main'))
    await visitor.sees('1 из ', '[role=dialog], dialog[open]')
    await visitor.press('ArrowRight')
    await visitor.sees('2 из ', '[role=dialog], dialog[open]')
    await visitor.press('End')
    await visitor.finds('the last picture', () =>
      /(\d+)\sиз\s\1(?!\d)/.test(document.querySelector<HTMLElement>('[role=dialog], dialog[open]')?.innerText ?? ''),
    )
    await visitor.isAt(/#view=/)
    await visitor.press('Escape')
    await visitor.finds('no viewer', () => document.querySelector('[role=dialog], dialog[open]') === null)
    await visitor.isAt(/gallery\.html$/)
  },
}

export const finance: Journey = {
  name: 'finance',
  async walk(visitor) {
    await visitor.open('/finance.html')
    await visitor.touch(field('radio', 'term', undefined, '60'))
    await visitor.settle()
    const isChosen = () => document.querySelector<HTMLInputElement>('[name=term][value="60"]')?.checked === true
    await visitor.finds('the chosen term', isChosen)
    await visitor.isAt(/term=60/)
    const before = await visitor.read(() => document.querySelector('[data-payment]')?.textContent ?? '')
    await visitor.touch(field('slider', 'first'))
    await visitor.finds(
      'another payment',
      (old) => document.querySelector('[data-payment]')?.textContent !== old,
      before,
    )
    const budget = field('textbox', 'budget')
    await visitor.write(budget, '95000')
    await visitor.isAt(/budget=95000/)
    const hasBudget = () =>
      document.querySelector<HTMLInputElement>('[name=budget]')?.value.replaceAll(/\D/g, '') === '95000'
    await visitor.finds('the sum in groups', hasBudget)
    const address = await visitor.read(() => location.pathname + location.search)
    await visitor.visit(address)
    await visitor.finds('the term after a reload', isChosen)
    await visitor.finds('the sum after a reload', hasBudget)
  },
}
