import { expect, test } from 'vitest'
import { marksInQuery } from '#src/domain/marks-in-hash.ts'

const moved = (address: string) => marksInQuery(new URL(address, 'https://site.ru')).href.replace('https://site.ru', '')

test.each([
  ['/home.html#popup?utm_source=vk', '/home.html?utm_source=vk#popup'],
  ['/home.html#popup&utm_source=vk&utm_medium=cpc', '/home.html?utm_source=vk&utm_medium=cpc#popup'],
  ['/configurator?yclid=1#slide=1&model=gv70?utm_source=vk', '/configurator?yclid=1&utm_source=vk#slide=1&model=gv70'],
  ['/home.html#popup?utm_campaign=%D0%BB%D0%B5%D1%82%D0%BE', '/home.html?utm_campaign=%D0%BB%D0%B5%D1%82%D0%BE#popup'],
  // A parameter of a page is no mark: the server has not seen it.
  ['/test-drive.html#top?model=gv70&__proto__=1', '/test-drive.html#top'],
])('%s', (address, wanted) => expect(moved(address)).toBe(wanted))

test.each([
  '/home.html?utm_source=vk#popup',
  '/configurator#slide=1&model=gv70&credit=0',
  '/home.html',
  '/home.html?q=a%20b',
])('as it is: %s', (address) => expect(moved(address)).toBe(address))
