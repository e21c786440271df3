import { expect, test } from 'vitest'
import { startTestSite } from '../forms/site.ts'

test('questions without end push no page of the site out of memory', async () => {
  const rendered: string[] = []
  const site = await startTestSite({
    renderer: async ({ pathname, search }) => {
      rendered.push(pathname + search)
      return { status: 200, document: 'x'.repeat(1_000_000) }
    },
  })
  try {
    await site.fetch('/warranty.html')
    for (let word = 0; word < 20; word++) await site.fetch(`/search.html?q=${word}`)
    await site.fetch('/warranty.html')
    expect(rendered.filter((address) => address === '/warranty.html')).toHaveLength(1)
    // They have a memory all the same: the last of them is there.
    await site.fetch('/search.html?q=19')
    expect(rendered.filter((address) => address === '/search.html?q=19')).toHaveLength(1)
  } finally {
    await site.stop()
  }
})

test('addresses without a page share those that show the same', async () => {
  const rendered: string[] = []
  const site = await startTestSite({
    renderer: async ({ pathname }) => {
      rendered.push(pathname)
      return { status: 404, document: pathname }
    },
  })
  const ask = async (path: string) => {
    const answer = await site.fetch(path)
    expect(answer.status, path).toBe(404)
    return answer.text()
  }
  try {
    for (let at = 0; at < 20; at++) await ask(`/nothing-at-all-${at}/setup.php`)
    expect(rendered).toHaveLength(1)
    // What is proposed, or that news are, makes another page.
    expect(await ask('/waranty.html')).not.toBe(await ask('/nothing-at-all-1/setup.php'))
    expect(await ask('/WARANTY')).toBe(await ask('/waranty.html'))
    expect(await ask('/news/not/here')).toBe(await ask('/news/not/there'))
    expect(rendered).toHaveLength(3)
  } finally {
    await site.stop()
  }
})

test('a cookie that only looks like one of a preview makes nobody render what is in memory', async () => {
  let rendered = 0
  const site = await startTestSite({
    renderer: async () => {
      rendered++
      return { status: 200, document: 'page' }
    },
  })
  try {
    for (let index = 0; index < 3; index++)
      await site.fetch('/warranty.html', { headers: { cookie: `preview=${'A'.repeat(21)}${index}` } })
    expect(rendered).toBe(1)
  } finally {
    await site.stop()
  }
})
