import { describe, expect, it } from 'vitest'
import { filesOf, stemOf, withBar } from '#src/offline/saved-page.ts'

describe('the files a kept page needs', () => {
  it('are its code, styles, fonts and icons, each once', () =>
    expect(
      filesOf(`<link rel="preload" href="/assets/type-1.woff2"><link rel="stylesheet" href="/assets/a-1.css">
        <script type="module" src="/assets/a-1.js"></script><script>load("/assets/a-1.js","/assets/b-2.js")</script>
        <use href="/assets/icons-3.svg#arrow">`),
    ).toEqual(['/assets/type-1.woff2', '/assets/a-1.css', '/assets/a-1.js', '/assets/b-2.js', '/assets/icons-3.svg']))

  it('and of each picture one file of a middling size', () =>
    expect(
      filesOf(`<source srcSet="/images/a-240.avif 240w, /images/a-480.avif 480w, /images/a-800.avif 800w">
        <img srcset="/images/b-480.jpg 480w" src="/images/b-1920.jpg">`),
    ).toEqual(['/images/a-480.avif', '/images/b-480.jpg']))

  it('a picture in another size is known by its name', () =>
    expect('https://a.ru/images/a-480.avif'.startsWith(stemOf('https://a.ru/images/a-1280.avif'))).toBe(true))
})

describe('above a kept page', () => {
  const page = '<html><body class="x"><div id="root"></div></body></html>'

  it('stands since when it is kept, before what the code takes over', () => {
    const shown = withBar(page, 'Tue, 24 Nov 2026 09:05:00 GMT')
    expect(shown).toMatch(
      /<body class="x"><link[^>]+><p[^>]*>Нет сети\. Страница сохранена 24 ноября в \d\d:05:.*<div id="root">/,
    )
    expect(shown).toContain('href="/saved.html"')
  })

  it('a page whose day is not known says so all the same', () =>
    expect(withBar(page, null)).toContain('Страница сохранена: цены и часы могли измениться'))
})
