import { describe, expect, test } from 'vitest'
import { createAssetTags } from '#src/server/rendering/asset-tags.ts'
import { createDocument } from '#src/server/rendering/document.ts'
import { INLINE_SCRIPT, INLINE_SCRIPT_SOURCE } from '#src/server/http/inline-script.ts'
import { chooseCoding } from '#src/server/http/encoding.ts'
import { createCommonHeaders } from '#src/server/http/headers.ts'
import { loggablePath } from '#src/server/logging/loggable-path.ts'
import { describeError } from '#src/server/logging/logger.ts'
import { addressOf } from '#src/server/pages/page-address.ts'
import { createTrust } from '#src/server/http/proxy.ts'
import { readSettings, SettingsError } from '#src/server/settings/settings.ts'

describe('settings', () => {
  test('have embedded defaults', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      trustProxy: false,
    })
    expect(settings.dataDir).toMatch(/[\\/]var$/)
  })

  test('an empty value counts as unset', () => {
    expect(readSettings({ PORT: '', METRIKA_ID: '' })).toMatchObject({ port: 3000, metrikaId: null })
  })

  test.each([
    [{ PORT: 'abc' }, 'Setting PORT="abc": must be a number.'],
    [{ PORT: '70000' }, 'Setting PORT="70000": must be 0 to 65535.'],
    [{ PUBLIC_ORIGIN: 'https://a.ru/' }, 'Setting PUBLIC_ORIGIN="https://a.ru/": must be an origin'],
    [{ LOG_LEVEL: 'loud' }, 'Setting LOG_LEVEL="loud": must be fatal, error'],
    [{ TRUST_PROXY: 'yes please' }, 'Setting TRUST_PROXY="yes please": must be a number of proxies'],
    [{ METRIKA_ID: 'x' }, 'Setting METRIKA_ID="x": must be the number of a counter.'],
  ])('%j stops with an exact sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(sentence)
  })

  test('every wrong one is named', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/)
  })
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0', 'identity'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['BR', 'br'],
  ['brotli', 'identity'],
])('Accept-Encoding %s gets %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding)
})

describe('the key of a page', () => {
  test.each([
    ['/warranty.html', '/warranty.html'],
    ['/warranty.html?utm_source=x', '/warranty.html'],
    ['/search.html?q=гарантия&utm_source=x', '/search.html?q=%D0%B3%D0%B0%D1%80%D0%B0%D0%BD%D1%82%D0%B8%D1%8F'],
    ['/search.html?page=2&q=a', '/search.html?q=a&page=2'],
    ['/search.html?q=', '/search.html'],
    ['/news.html?page=2&page=3', '/news.html?page=2'],
    // However a build is spelt, it is one page.
    ['/configurator?ext=UYH&model=gv70&x=1', '/configurator?slide=1&model=gv70&ext=UYH'],
    ['/configurator?model=new-g80&pkg3=1&pkg=1,x,1', '/configurator?slide=1&model=g80-new&pkg=1%2C3'],
    ['/configurator?slide=7&ext=%3Cb%3E&comp=-1', '/configurator'],
    ['/nowhere.html', null],
    ['/404.html', null],
    ['/warranty.html/', null],
    [`/${'a'.repeat(3000)}`, null],
  ])('%s is %s', (url, key) => {
    expect(addressOf(url)).toBe(key)
  })

  test('does not grow with the query', () => {
    expect(addressOf(`/search.html?q=${'a'.repeat(5000)}`)?.length).toBeLessThan(300)
  })
})

describe('the document', () => {
  const ENTRY = '<script type="module" src="/assets/index.js"></script>'
  const template =
    `<html><head>${ENTRY}<!--ssr-head--></head>` +
    '<body><!--ssr-icons--><div><!--ssr-html--></div><i><!--ssr-state--></i></body></html>'
  const NO_ASSETS = { styles: '', code: '' }
  const fill = createDocument(template, '<svg/>')
  const textOf = (document: Buffer) => document.toString()

  test('is filled at its marks: the inline script first, then styles; code waits in a template', () => {
    const html = ['<p>', Buffer.from('ё')]
    const filled = fill({ head: '<title>t</title>', html, state: '{}' }, { styles: '<link>', code: '<meta>' })
    expect(textOf(filled)).toBe(
      `<html><head><script>${INLINE_SCRIPT}</script><title>t</title><link>` +
        `<template id="page-code"><meta>${ENTRY}</template></head>` +
        '<body><svg/><div><p>ё</div><i>{}</i></body></html>',
    )
  })

  test('what the entry imports runs before it, each file in a task of its own', () => {
    const entry =
      '<script type="module" crossorigin src="/entry.js" integrity="sha384-e"></script>' +
      '<link rel="modulepreload" crossorigin href="/vendor.js" integrity="sha384-v">' +
      '<link rel="modulepreload" crossorigin href="/start.js" integrity="sha384-s">'
    const page = { head: '', html: [], state: '' }
    const filled = textOf(createDocument(template.replace(ENTRY, entry), '')(page, NO_ASSETS))
    const scripts = [
      ...filled.matchAll(/<script type="module" crossorigin src="([^"]*)" integrity="([^"]*)"><\/script>/g),
    ]
    expect(scripts.map(([, src, hash]) => [src, hash])).toEqual([
      ['/vendor.js', 'sha384-v'],
      ['/start.js', 'sha384-s'],
      ['/entry.js', 'sha384-e'],
    ])
    expect(filled).not.toContain('modulepreload')
  })

  test('is whole however long it is, and the next one has nothing of it', () => {
    const long = 'ё'.repeat(300_000)
    const html = [long, Buffer.from('€'.repeat(300_000)), '\ud800']
    const expected = `<div>${long}${'€'.repeat(300_000)}\ufffd</div>`
    const first = fill({ head: '', html, state: '' }, NO_ASSETS)
    const next = textOf(fill({ head: '', html: ['<p>'], state: '' }, NO_ASSETS))
    expect(textOf(first).includes(expected)).toBe(true)
    expect(next).toContain('<div><p></div><i></i>')
    expect(textOf(first).includes(expected)).toBe(true)
  })

  test('leaves odd text alone', () => {
    const odd = "$& $1 $` <!--ssr-state--> </script> $'"
    expect(textOf(fill({ head: '', html: [odd], state: odd }, NO_ASSETS))).toContain(`<div>${odd}</div><i>${odd}</i>`)
  })

  test('says what a wrong template lacks', () => {
    expect(() => createDocument('<head></head>', '')).toThrow('ssr-head, ssr-assets')
  })
})

test('asset tags are finished once for each set of modules', () => {
  const manifest = {
    'index.html': { file: 'assets/entry.js', isEntry: true },
    'a.tsx': { file: 'assets/a.js', css: ['assets/a.css'] },
  }
  let finished = 0
  const tagsOf = createAssetTags(manifest, (tags) => `${tags}<!--${++finished}-->`)
  expect(tagsOf(['a.tsx']).code).toMatch(/a\.js"><!--\d-->$/)
  expect(tagsOf(['a.tsx'])).toEqual(tagsOf(['a.tsx']))
  expect(finished).toBe(2)
})

test('asset tags name styles and modules of a page, not those the entry brings', () => {
  const { styles, code } = createAssetTags({
    'index.html': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'], imports: ['_site.js'] },
    '_site.js': { file: 'assets/site.js', css: ['assets/site.css'] },
    'src/pages/a/page.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_site.js', '_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  })(['src/pages/a/page.tsx'])
  expect(styles.match(/href="[^"]*"/g)).toEqual(['href="/assets/a.css"', 'href="/assets/shared.css"'])
  expect(code.match(/href="[^"]*"/g)).toEqual(['href="/assets/a.js"', 'href="/assets/shared.js"'])
})

test.each([
  ['/search.html?q=+79161234567', '/search.html'],
  ['/+79161234567', '/…'],
  ['/x/+7-916-123-45-67', '/x/…'],
  ['/8.916.123.45.67.html', '/….html'],
  ['/ivan@example.ru/x', '/…/x'],
  ['/ivan%40example.ru', '/…'],
  ['/%D0%98%D0%B2%D0%B0%D0%BD%20%D0%9F%D0%B5%D1%82%D1%80%D0%BE%D0%B2', '/…'],
  ['/Иван', '/…'],
  ['/assets/model-section-BhK2dS3a.js', '/assets/model-section-BhK2dS3a.js'],
  ['/images/cars/gv70-side.svg', '/images/cars/gv70-side.svg'],
  ['/news/a.html', '/news/a.html'],
  ['/request/abcdefghijklmnopqrstuv', '/request/…'],
  ['/request/abcdefghijklmnopqrstuv.ics', '/request/…'],
  ['/dealer/v1/request/abcdefghijklmnopqrstuv', '/dealer/v1/request/…'],
  ['/request%2Fabcdefghijklmnopqrstuv', '/…'],
  ['/request//abcdefghijklmnopqrstuv', '/request//…'],
  ['/Request/abcdefghijklmnopqrstuv/a.css', '/Request/…/…'],
  ['/reqest/1qi_b1P84VNoiZNOQih3Dw', '/reqest/…'],
  ['/upload/configurations/1qi_b1P84VNoiZNO.pdf', '/upload/configurations/…'],
  // What is cut off may have been the rest of an e-mail: nothing of its segment is shown.
  [`/a/${'b'.repeat(600)}@example.ru`, '/a/…'],
  [`/${'a/'.repeat(400)}`, `/${'a/'.repeat(59)}a…`],
  ['/links/page.css?v=1', '/links/page.css'],
  ['/links/page.css/AAAAAAAAAAAAAAAAAAAAAA', '/links/…/…'],
  ['/LINKS/page.css', '/LINKS/…'],
  ['/request/page.css', '/request/…'],
])('%s is logged as %s', (url, path) => {
  expect(loggablePath(url)).toBe(path)
})

test('an address of a megabyte is made fit for the log at once', () => {
  // With a pattern that looks back at every character this would take hours.
  for (const sign of ['a', '1', '%40', '/', '-', '7-'])
    expect(loggablePath(`/${sign.repeat(1_000_000)}`).length).toBeLessThanOrEqual(121)
})

test('an error is logged without what a database adds to it', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (phone)=(+79161234567)' })
  const text = JSON.stringify(describeError(new Error('not stored', { cause: error })))
  expect(text).toMatch(/not stored.*duplicate key.*23505/)
  expect(text).not.toContain('916')
})

test('the content policy allows our own files and nothing else', () => {
  const headers = createCommonHeaders({ dev: false })
  expect(headers(false)['Content-Security-Policy']).toBe(
    `default-src 'none'; script-src 'self' ${INLINE_SCRIPT_SOURCE}; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; ` +
      "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types site",
  )
  expect(headers(false)).not.toHaveProperty('Strict-Transport-Security')
  expect(headers(true)['Strict-Transport-Security']).toBe('max-age=63072000')
  const told = (hsts: 'off' | 'subdomains') =>
    createCommonHeaders({ dev: false, hsts })(true)['Strict-Transport-Security']
  expect([told('off'), told('subdomains')]).toEqual([undefined, 'max-age=63072000; includeSubDomains'])
})

test('the content policy names the inline script as a browser does', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(INLINE_SCRIPT))
  expect(INLINE_SCRIPT_SOURCE).toBe(`'sha256-${Buffer.from(digest).toString('base64')}'`)
})

test('the content policy lets a configured counter in, and only it', () => {
  const csp = createCommonHeaders({ dev: false, counter: true })(false)['Content-Security-Policy']
  expect(csp).toContain(`script-src 'self' ${INLINE_SCRIPT_SOURCE} https://mc.yandex.ru;`)
  expect(csp).toContain("connect-src 'self' https://mc.yandex.ru wss://mc.yandex.ru;")
  expect(csp).toContain("style-src 'self'; img-src 'self' https://mc.yandex.ru;")
  // The counter's code is not ours: nothing is known of what it does.
  expect(csp).not.toContain('trusted-types')
})

test('only a trusted proxy is believed', () => {
  expect(createTrust(false)('127.0.0.1', 0)).toBe(false)
  expect(createTrust(1)('10.0.0.1', 0)).toBe(true)
  expect(createTrust(1)('10.0.0.1', 1)).toBe(false)
  expect(createTrust(['loopback'])('127.0.0.1', 0)).toBe(true)
  expect(createTrust(['loopback'])('8.8.8.8', 0)).toBe(false)
})
