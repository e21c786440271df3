import { beforeEach, describe, expect, it, vi } from 'vitest'
import { petrol, turbine } from '#src/content/cars/engines.ts'
import type { EngineRow } from '#src/content/models/define-details.ts'
import type { ModelDefinition } from '#src/content/models/define-model.ts'

/** How many an editor left of G70 and of GV70. */
const edited = vi.hoisted(() => ({ trims: 0, interiors: 0 }))
vi.mock('#src/content/models/line-up.ts', async (importActual) => {
  const { lineUp } = await importActual<typeof import('#src/content/models/line-up.ts')>()
  const cut = (model: ModelDefinition): ModelDefinition => ({
    ...model,
    // The factory runs once: each import reads what is edited then.
    get trims() {
      return Array.from({ length: edited.trims }, (_, index) => [900 + index, 'Elegance', 1, null] as const)
    },
    get interiors() {
      return model.interiors.slice(0, edited.interiors)
    },
  })
  return { lineUp: { ...lineUp, g70: cut(lineUp.g70), gv70: cut(lineUp.gv70) } }
})

const edit = (trims: number, interiors = 2) => Object.assign(edited, { trims, interiors })
beforeEach(() => vi.resetModules())
const counts = () => import('#src/content/models/counts-in-words.ts')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the number of versions is that of the price list', () => {
  it.each([
    [1, 'Одна версия'],
    [2, 'Две версии'],
    [3, 'Три версии'],
    [5, 'Пять версий'],
    [10, 'Десять версий'],
    [21, '21 версия'],
  ])('%i', async (trims, words) => {
    edit(trims)
    expect((await counts()).versionsInWords('g70')).toBe(words)
  })

  it('in the heading of the home and over the prices', async () => {
    edit(2)
    const { copy } = await import('#src/content/models/g70/copy.ts')
    expect(plain(copy['model-g70'].headings.trims)).toBe('Две версии')
    expect(plain(copy['g70-price'].lead)).toMatch(/^Две версии: /)
    const { copy: other } = await import('#src/content/models/gv70/copy.ts')
    expect(plain(other['model-gv70'].headings.trims)).toBe('Две версии')
  })
})

describe('the number of interiors is that of the model', () => {
  it.each([
    [1, 'Оба ряда и салон: '],
    [3, 'Оба ряда и все три салона: '],
  ])('%i', async (interiors, words) => {
    edit(1, interiors)
    const { copy } = await import('#src/content/models/gv70/copy.ts')
    const { meta } = await import('#src/content/models/gv70/meta.ts')
    const section = copy['gv70-gallery'].sections.find(({ id }) => id === 'interior')
    expect(plain(section?.text?.[0])).toContain(words)
    expect(plain(JSON.stringify(meta))).toContain(interiors === 1 ? 'оба ряда и салон.' : 'оба ряда и все три салона.')
  })
})

describe('the number of engines is that of the model', () => {
  const row = (id: number, engine: EngineRow['engine'], drive: EngineRow['drive']): EngineRow => ({
    id,
    engine,
    drive,
    pace: [7, 230, 9],
    unsure: [],
  })
  const small = petrol('1.8 Turbo', 180, 300, turbine(1500, 4000, 5800))
  const large = petrol('3.2 V6', 340, 480, turbine(1500, 4000, 5800))

  it('once whatever its drive', async () => {
    const { drivesInWords, enginesInWords, MOTORS } = await counts()
    const rows = [row(1, small, 'rwd'), row(2, small, 'awd'), row(3, large, 'awd')]
    expect(enginesInWords(rows, MOTORS)).toBe('Два мотора')
    expect(enginesInWords(rows.slice(0, 2), MOTORS)).toBe('Один мотор')
    expect(drivesInWords(rows)).toBe('два типа привода')
    expect(drivesInWords(rows.slice(1))).toBe('один тип привода')
  })

  it('of one fuel', async () => {
    const { enginesInWords, MOTORS } = await counts()
    expect(enginesInWords([row(1, small, 'awd'), row(2, { ...large, fuel: 'diesel' }, 'awd')], MOTORS, 'petrol')).toBe(
      'Один мотор',
    )
  })
})
