import { expect, test } from 'vitest'
import { dataJson, shellJson } from '#src/app/server-state.ts'
import { DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE } from '#src/domain/constants.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { newsKey } from '#src/stores/news-key.ts'
import { options } from '../layout/render.tsx'

const FOOTER = newsKey(DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE)
const OTHER = newsKey(2, 3)
const listOf = (total: number) => ({ pagination: { page: 1, pageSize: 5, total, pageCount: 1 }, items: [] })
const tags: MetaTags = {
  route: '/a.html',
  title: '</script>',
  description: '',
  canonical: '',
  og: { title: '', description: '', image: '', type: 'website' },
  breadcrumbs: [],
  jsonld: [{ '@type': 'Car' }],
}

test('the browser gets the data as they are, but for structured data, and no end of a script', () => {
  const { jsonld: _, ...told } = tags
  const newsLists = { [FOOTER]: listOf(1), [OTHER]: listOf(2) }
  const json = dataJson({ options, newsLists, metaByRoute: { '/a.html': tags }, today: '2026-01-02' })
  expect(JSON.parse(json)).toEqual({ options, newsLists, metaByRoute: { '/a.html': told }, today: '2026-01-02' })
  expect(json).not.toContain('</script>')
})

test('a page without them has none of them', () => expect(dataJson({})).toBe('{}'))

test('what header and footer show is told anew when a member of it has changed', () => {
  const shown = (name: string, count: number) => {
    const data = { options: { ...options, brand_name: name }, newsLists: { [FOOTER]: listOf(count) } }
    return { shell: shellJson(data), data: JSON.parse(dataJson(data)) }
  }
  const first = shown('Первая', 1)
  expect(shown('Первая', 1).shell).toBe(first.shell)
  expect(shown('Вторая', 1).shell).not.toBe(first.shell)
  const second = shown('Первая', 2)
  expect(second.shell).not.toBe(first.shell)
  expect(second.data).toMatchObject({ options: { brand_name: 'Первая' }, newsLists: { [FOOTER]: listOf(2) } })
})
