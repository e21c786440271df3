import type { Journey } from './journey.ts'
import { DIALOG, field, leaveContacts, named } from './words.ts'

export const tradeIn: Journey = {
  name: 'trade-in',
  async walk(visitor, story) {
    // A phone has its entry in the contacts, a wide screen in the footer of every page.
    const form = visitor.isPhone ? 'main form:has([name=own_brand])' : DIALOG
    await visitor.open(visitor.isPhone ? '/contacts.html#trade-in' : '/warranty.html')
    if (!visitor.isPhone) await visitor.touch(named('link', 'Трейд-ин', 'footer'))
    await visitor.touch(field('radio', 'model', form, '4'))
    await visitor.write(named('textbox', 'Марка', form), 'Примерная')
    await visitor.write(named('textbox', 'Модель', form), 'Седан')
    await visitor.write(named('textbox', 'Год выпуска', form), '2017')
    await visitor.write(named('textbox', 'Пробег', form), '84000')
    await visitor.choose(named('select', 'Город', form), 'Москва')
    await visitor.choose(named('select', 'Дилер', form), 1)
    await leaveContacts(visitor, form, story.phone)
    await visitor.touch(named('button', 'Отправить на оценку', form))
    await visitor.sees('Спасибо')
  },
}
