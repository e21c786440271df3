import { expect, test } from 'vitest'
import { withOwnPaths } from '#src/office/server/content/own-paths.ts'

const read = (href: string) => withOwnPaths({ button: { name: 'На тест-драйв', href } }, 'https://site.example').button

test('an address of this site copied from the browser becomes its path', () => {
  expect(read('https://site.example/test-drive.html?model=g70#book')).toMatchObject({
    href: '/test-drive.html?model=g70#book',
  })
  expect(read(' https://site.example/news.html ')).toMatchObject({ href: '/news.html' })
})

test('an address copied from a visit has nothing by which that visit was counted', () => {
  const visit = 'utm_source=mail&utm_medium=letter&yclid=1&ysclid=2'
  expect(read(`https://site.example/test-drive.html?${visit}&model=g70#book`)).toMatchObject({
    href: '/test-drive.html?model=g70#book',
  })
  // Written by hand it is meant.
  expect(read('/test-drive.html?utm_source=slide')).toMatchObject({ href: '/test-drive.html?utm_source=slide' })
})

test('what is none stays as it was typed', () => {
  for (const href of ['/news.html', 'https://other.example/news.html', 'test-drive.html', ''])
    expect(read(href)).toEqual({ name: 'На тест-драйв', href })
})

test('texts keep the addresses they name', () => {
  const body = { body: [{ type: 'p', text: 'https://site.example/a.html' }], from: 'https://site.example/b.html' }
  expect(withOwnPaths(body, 'https://site.example')).toEqual({ ...body, from: '/b.html' })
})
