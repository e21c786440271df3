import { describe, expect, it } from 'vitest'
import { nearestRoutes } from '#src/content/unknown-address.ts'
import { matchRoute } from '#src/routes.ts'

describe('nearestRoutes', () => {
  it.each([
    ['/Models.html', '/models.html'],
    ['/models', '/models.html'],
    ['/models/', '/models.html'],
    ['/configurator/', '/configurator'],
    ['/ru/ru/gv80.html', '/gv80.html'],
    ['/ru/ru/models.html', '/models.html'],
    ['/g70-design.html', '/ru/ru/g70-design.html'],
    ['/g90_l.html', '/g90_L.html'],
    ['/g70', '/new-g70.html'],
    ['/gv70-desing.html', '/gv70-design.html'],
    ['/konfigurator', '/configurator'],
    ['/cars/warranty.html', '/warranty.html'],
    // What stood around a link, or was hung on it.
    ['/gv70.html,', '/gv70.html'],
    ['/gv70.html).', '/gv70.html'],
    ['/warranty.html.', '/warranty.html'],
    ['/warranty.html%20', '/warranty.html'],
    ['/gv70.html&utm_source=vk', '/gv70.html'],
    ['/gv70.html%3Futm_source=vk', '/gv70.html'],
    ['/configurator%23slide=1&model=gv70', '/configurator'],
    // By the name that stands on the page.
    ['/%D0%B4%D0%B8%D0%BB%D0%B5%D1%80%D1%8B', '/dealers.html'],
    ['/тест-драйв', '/test-drive.html'],
    ['/канфигуратор', '/configurator'],
    // Nearer by letters are the pages of another car.
    ['/gv70-galery.html', '/gv70-gallery.html'],
    ['/gv70-something-else.html', '/gv70.html'],
    // Not the prices of G70, which are a letter away.
    ['/gv70/price', '/gv70.html'],
    ['/prices/change/', '/prices/changes.html'],
    ['/%D0', undefined],
  ])('%s -> %s', (typed, expected) => {
    expect(nearestRoutes(typed)[0]?.href).toBe(expected)
  })

  it('offers nothing for an address like none of ours', () => {
    expect(nearestRoutes('/wp-admin/setup.php')).toEqual([])
    expect(nearestRoutes('/')).toEqual([])
    expect(nearestRoutes(`/${'a'.repeat(5000)}`)).toEqual([])
  })

  it('offers nothing for what the server renders like every unknown address: the browser hydrates the same page', () => {
    expect(nearestRoutes('/warranty%.html')).toEqual([])
    expect(nearestRoutes(`/${'a'.repeat(1100)}/warranty.html`)).toEqual([])
  })

  it('offers real pages only, at most as many as asked', () => {
    const found = nearestRoutes('/g80-design.html')
    expect(found.length).toBeLessThanOrEqual(3)
    for (const { href, label } of found) {
      expect(matchRoute(href)).not.toBeNull()
      expect(label).not.toBe('')
    }
    expect(nearestRoutes('/g80-design.html', 1)).toHaveLength(1)
  })
})
