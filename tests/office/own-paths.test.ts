import { expect, test } from 'vitest'
import { withOwnPaths } from '#src/office/server/content/own-paths.ts'

const read = (href: string) => withOwnPaths({ button: { name: 'На тест-драйв', href } }, 'https://site.example').button

test('an address of this site copied from the browser becomes its path', () => {
  expect(read('https://site.example/test-drive.html?model=g70#book')).toMatchObject({
    href: '/test-drive.html?model=g70#book',
  })
  expect(read(' https://site.example/news.html ')).toMatchObject({ href: '/news.html' })
})

test('what is none stays as it was typed', () => {
  for (const href of ['/news.html', 'https://other.example/news.html', 'test-drive.html', ''])
    expect(read(href)).toEqual({ name: 'На тест-драйв', href })
})

test('texts keep the addresses they name', () => {
  const body = { body: [{ type: 'p', text: 'https://site.example/a.html' }], from: 'https://site.example/b.html' }
  expect(withOwnPaths(body, 'https://site.example')).toEqual({ ...body, from: '/b.html' })
})
