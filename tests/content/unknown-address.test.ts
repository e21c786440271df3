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
    // Nearer by letters are the pages of another car.
    ['/gv70-galery.html', '/gv70-gallery.html'],
    ['/gv70-something-else.html', '/gv70.html'],
    ['/%D0', undefined],
  ])('%s -> %s', (typed, expected) => {
    expect(nearestRoutes(typed)[0]?.href).toBe(expected)
  })

  it('offers nothing for an address like none of ours', () => {
    expect(nearestRoutes('/wp-admin/setup.php')).toEqual([])
    expect(nearestRoutes('/')).toEqual([])
    expect(nearestRoutes(`/${'a'.repeat(5000)}`)).toEqual([])
  })

  it('offers nothing for what the server renders like every unknown address: the browser takes over the same page', () => {
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
