import { describe, expect, it } from 'vitest'
import { htmlFaults } from '../../scripts/validate/html-rules.ts'
import { createSeenParts } from '../../scripts/validate/seen-parts.ts'

const page = (body: string) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"/><title>Страница для проверки</title></head><body>${body}</body></html>`

describe('html-validate as this site asks it', () => {
  it('finds what is wrong', async () => {
    const faults = await htmlFaults(
      page('<input type="hidden" name="a" value="1" readonly/><p id="x"></p><p id="x"></p>'),
    )
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['input-attributes', 'no-dup-id']),
    )
  })

  it('lets pass how React writes, and an explanation inside a row’s heading', async () => {
    const table =
      '<table><tbody><tr><th scope="row"><details><summary>Термин</summary>Слово</details></th></tr></tbody></table>'
    expect(await htmlFaults(page(`${table}<p hidden="">Строка<br/>и ещё</p>`))).toEqual([])
  })
})

describe('a footer that was read before', () => {
  const footer = '<footer><p id="x">Телефон</p><ul><b>не пункт</b></ul></footer>'
  const first = page(`<main></main>${footer}`)

  it('is read once', async () => {
    const withoutSeen = createSeenParts()
    expect(withoutSeen(first)).toBe(first)
    expect(await htmlFaults(withoutSeen(first))).toEqual([])
  })

  it('still has its ids, and a page’s own footer is left as it is', async () => {
    const withoutSeen = createSeenParts()
    withoutSeen(first)
    const own = '<main><article><footer>Дата</footer></article><p id="x"></p></main>'
    const second = withoutSeen(page(own + footer))
    expect(second).toContain(own)
    expect((await htmlFaults(second)).join()).toMatch(/no-dup-id/)
  })
})
