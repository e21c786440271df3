import type { Journey } from './journey.ts'
import { field, named } from './words.ts'

const BURGER = '#burger'

export const search: Journey = {
  name: 'search',
  async walk(visitor) {
    await visitor.open('/warranty.html')
    const place = visitor.isPhone ? BURGER : 'header form[role=search], header search'
    await visitor.touch(visitor.isPhone ? named('button', 'Открыть меню', 'header') : named('button', 'Открыть поиск'))
    await visitor.write(field('textbox', 'q', place), 'дизайн gv8')
    await visitor.finds('a suggestion', () => document.querySelector('[role=listbox] [role=option]') !== null)
    await visitor.press('ArrowDown')
    await visitor.finds(
      'a suggestion chosen',
      () => document.querySelector('[role=option][aria-selected=true]') !== null,
    )
    await visitor.press('Enter')
    await visitor.isAt(/\/gv80-design\.html$/)

    await visitor.open('/search.html?q=%D0%B3%D0%B0%D1%80%D0%B0%D0%BD%D1%82%D0%B8%D1%8F')
    await visitor.write(field('textbox', 'q', 'main'), 'трейд-ин')
    await visitor.press('Enter')
    await visitor.isAt(/q=(?!%D0%B3)/)
    await visitor.sees('трейд-ин', 'main')
  },
}

/** Firefox and WebKit abort loading a page's code when it is left: that must not cause a wrong navigation. */
export const leave: Journey = {
  name: 'leave in between',
  async walk(visitor) {
    await visitor.visit('/warranty.html')
    visitor.holdCode()
    await visitor.touch(
      visitor.isPhone ? named('button', 'Открыть меню', 'header') : named('link', 'Записаться на тест-драйв', 'header'),
    )
    await visitor.visit('/finance.html')
    await visitor.isAt(/\/finance\.html$/)
  },
}

export const menus: Journey = {
  name: 'menus',
  async walk(visitor) {
    await visitor.open('/warranty.html')
    if (visitor.isPhone) {
      await visitor.touch(named('button', 'Открыть меню', 'header'))
      await visitor.touch(named('button', 'Модели', BURGER))
      await visitor.sees('G90', BURGER)
      await visitor.touch(named('button', 'Назад: Модели', BURGER))
      await visitor.touch(named('button', 'Владельцам', BURGER))
      await visitor.touch(named('link', 'Поддержка', BURGER))
    } else {
      await visitor.touch(named('button', 'Покупателям', 'header'))
      await visitor.sees('Кредит и лизинг', '#drop-2')
      await visitor.touch(named('link', 'Модели', 'header nav'))
      await visitor.sees('G90', '#drop-1')
      await visitor.seesNot('Кредит и лизинг', '#drop-2')
      await visitor.press('Escape')
      await visitor.seesNot('G90', '#drop-1')
      await visitor.touch(named('button', 'Владельцам', 'header'))
      await visitor.touch(named('link', 'Поддержка', '#drop-3'))
    }
    await visitor.isAt(/\/support\.html$/)
    await visitor.finds('a page that can be scrolled', () => getComputedStyle(document.body).overflowY !== 'hidden')
  },
}
