import { HOME } from '../../content.ts'
import type { Visitor } from '../visitor.ts'
import type { Journey } from './journey.ts'
import { DIALOG, field, goToOwnPage, leaveContacts, named } from './words.ts'

export const book: Journey = {
  name: 'book a test drive',
  async walk(visitor, story) {
    await visitor.open(HOME)
    await visitor.touch({ role: 'link', name: 'Записаться на тест-драйв', within: visitor.isPhone ? 'main' : 'header' })
    await visitor.sees('Какая модель?', DIALOG)
    await visitor.touch(named('button', 'GV70', DIALOG))
    await visitor.touch(named('button', 'Казань', DIALOG))
    // A city with one dealer asks no question about him.
    await visitor.finds(
      'a dealer to choose, or hours',
      (dialog) => {
        const { find } = window.early
        const isThere = (name: string) => find({ role: 'button', field: name, within: dialog }) !== null
        return isThere('dealer_id') || isThere('time')
      },
      DIALOG,
    )
    const isAsked = await visitor.read(
      (dialog) => window.early.find({ role: 'button', field: 'dealer_id', within: dialog }) !== null,
      DIALOG,
    )
    if (isAsked) await visitor.touch(field('button', 'dealer_id', DIALOG))
    await visitor.touch(field('button', 'time', DIALOG))
    await visitor.write(named('textbox', 'Фамилия', DIALOG), 'Петрова')
    await visitor.touch(named('checkbox', 'Подтверждаю', DIALOG))
    await leaveContacts(visitor, DIALOG, story.phone)
    await visitor.touch(named('button', 'Записаться', DIALOG))
    await visitor.sees('Заявка принята', DIALOG)
    story.own = await goToOwnPage(visitor, DIALOG)
    await visitor.sees('Ждём вас', 'h1')
  },
}

const openOwn = async (visitor: Visitor, own: string) => {
  if (!own) throw new Error('There is no booking: its journey has failed')
  await visitor.open(own)
}

export const ownPage: Journey = {
  name: 'own page',
  async walk(visitor, { own, phone }) {
    await openOwn(visitor, own)
    // What is expanded before the code has loaded stays expanded.
    await visitor.touch(named('summary', 'Отозвать'))
    await visitor.settle()
    await visitor.sees('Отозвать согласие и удалить данные?', 'main')
    await visitor.sees('Ждём вас', 'h1')
    await visitor.sees('GV70', 'main')
    await visitor.sees(`-${phone.slice(-2)}`, 'main')
    await visitor.finds('a phone to call', () => document.querySelector('main a[href^="tel:"]') !== null)
  },
}

export const move: Journey = {
  name: 'move it',
  async walk(visitor, { own }) {
    await openOwn(visitor, own)
    const before = await visitor.read(() => document.querySelector('h1')?.textContent ?? '')
    await visitor.touch(named('summary', 'Перенести'))
    const hour = field('radio', 'time', '#move')
    await visitor.touch(hour)
    await visitor.finds('an hour that is chosen', () => document.querySelector('#move [name=time]:checked') !== null)
    const time = await visitor.read(() => document.querySelector<HTMLInputElement>('#move [name=time]:checked')?.value)
    await visitor.touch(named('button', 'Перенести на', '#move form[method=post]'))
    await visitor.sees('Перенесли на', 'main')
    await visitor.sees(time ?? '?', 'h1')
    await visitor.finds('another heading', (old) => document.querySelector('h1')?.textContent !== old, before)
    await visitor.finds('the choice put away', () => document.querySelector('#move[open]') === null)
  },
}

export const cancel: Journey = {
  name: 'cancel it',
  async walk(visitor, { own }) {
    await openOwn(visitor, own)
    await visitor.touch(named('summary', 'Отменить поездку'))
    await visitor.touch(named('button', 'Да, отменить', 'main'))
    await visitor.sees('Заявка отменена', 'h1')
    await visitor.sees('Записаться на другое время', 'main')
  },
}
