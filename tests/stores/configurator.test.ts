import { beforeEach, describe, expect, test } from 'vitest'
import { readHash } from '#src/domain/configurator/choice.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { visibleSlide } from '#src/domain/slider.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { createConfigurator } from '#src/stores/configurator.ts'
import { complectations, configurator } from '../fixtures/cars.ts'

const app = createAppStore({
  services: () => Promise.reject(new Error('not needed')),
  initial: {
    confData: configurator,
    complectations: Object.fromEntries(
      configurator.model.map(({ model_code: code }) => [
        code,
        complectations.filter(({ model_code }) => model_code === code),
      ]),
    ),
  },
})
const featureIdOf = (id: number): number => complectations.find((trim) => trim.id === id)?.feature_id ?? 0
const open = (hash: string) => createConfigurator(app, readHash(hash))

describe('one visit to the configurator', () => {
  let visit = open('#slide=4&model=gv70&comp=203&pkg=5')
  beforeEach(() => {
    visit = open('#slide=4&model=gv70&comp=203&pkg=5')
  })

  test('asks before a package pushes another out, and leaves everything on «keep»', () => {
    visit.actions.togglePackage(4)
    expect(visit.getState().question?.change.conflict?.question).toContain('Заменить?')
    expect(visit.actions.canonical().pkg).toEqual([5])
    visit.actions.answer(false)
    expect(visit.actions.canonical().pkg).toEqual([5])
    expect(visit.getState().question).toBeNull()
  })

  test('replaces on request and takes it back', () => {
    visit.actions.togglePackage(4)
    visit.actions.answer(true)
    expect(visit.actions.canonical().pkg).toEqual([4])
    expect(visit.getState().message?.text).toMatch(/^Убрали «Уют»\. Итого теперь /)
    visit.actions.undo()
    expect(visit.actions.canonical().pkg).toEqual([5])
  })

  test('an address whose parts do not go together is told of at once, for a page without scripts too', () => {
    // The server renders the initial state.
    const { message } = open('#slide=4&model=gv70&comp=203&pkg=4,5').getInitialState()
    expect(message).toMatchObject({ text: expect.stringContaining('его нельзя сочетать с пакетом'), undo: null })
    expect(visit.getState().message).toBeNull()
  })

  test('what was said of a slide leaves with it', () => {
    visit.actions.togglePackage(4)
    visit.actions.answer(true)
    visit.actions.goTo(4)
    expect(visit.getState().message).not.toBeNull()
    visit.actions.next()
    expect(visit.getState().message).toBeNull()
    expect(visit.actions.canonical().pkg).toEqual([4])
  })

  test('a trim without the package says so, and the way back leads to the same car', () => {
    const before = visit.actions.canonical()
    // The equipment of that trim names what is in the package, and has none of it.
    const items = (configurator.package.find(({ id }) => id === 5)?.feature_ids ?? []).map((id) => ({
      id,
      category_id: 1,
      name: `Feature ${id}`,
      value: 'none' as const,
    }))
    app.setState(({ features }) => ({
      features: { ...features, [featureIdOf(201)]: { id: featureIdOf(201), items } },
    }))
    visit.actions.choose({ comp: 201 })
    expect(visit.getState().message?.text).toContain('Мы убрали пакет «Уют»')
    expect(withPlainSpaces(visit.getState().message?.text ?? '')).toContain(
      'меньше: комплектация − 300 000 ₽, пакеты − ',
    )
    visit.actions.undo()
    expect(visit.actions.canonical()).toEqual(before)
  })

  test('what became of a package is said as soon as the equipment of the trim is here', () => {
    const features = { ...app.getState().features }
    delete features[featureIdOf(205)]
    app.setState({ features })
    const before = visit.actions.canonical()
    visit.actions.choose({ comp: 205 })
    expect(withPlainSpaces(visit.getState().message?.text ?? '')).toContain(
      '«Уют» к комплектации «Предел» отдельно не заказывают',
    )
    const comfort = app.getState().confData?.package.find(({ id }) => id === 5)
    const items = (comfort?.feature_ids ?? []).map((id) => ({
      id,
      category_id: 1,
      name: `Feature ${id}`,
      value: 'standard' as const,
    }))
    app.setState({ features: { ...features, [featureIdOf(205)]: { id: featureIdOf(205), items } } })
    visit.actions.learn()
    expect(withPlainSpaces(visit.getState().message?.text ?? '')).toContain('«Уют» уже входит в комплектацию «Предел»')
    visit.actions.undo()
    expect(visit.actions.canonical()).toEqual(before)
  })

  test('another model takes along what was chosen, not what was only shown', () => {
    const shown = open('#slide=0&model=gv70')
    const chosen = open('#slide=0&model=gv70&ext=RED')
    for (const one of [shown, chosen]) one.actions.choose({ model: 'g90' })
    const free = open('#slide=0&model=g90').actions.canonical()
    expect(shown.actions.canonical()).toMatchObject({ ext: free.ext, int: free.int })
    expect(shown.getState().message?.text ?? '').not.toMatch(/заменили (?:цвет|салон)/)
    expect(chosen.getState().message?.text).toContain('Вишнёвый жемчуг')
  })

  test('never leaves the eight slides', () => {
    for (let step = 0; step < 12; step++) visit.actions.next()
    expect(visibleSlide(visit.getState().slider)).toBe(7)
    for (let step = 0; step < 12; step++) visit.actions.back()
    expect(visibleSlide(visit.getState().slider)).toBe(0)
    expect(visit.getState().choice.slide).toBe(0)
  })

  test('starting anew keeps the model and can be taken back', () => {
    visit.actions.restart()
    expect(visit.getState().choice).toMatchObject({ model: 'gv70', comp: null, pkg: [] })
    visit.actions.undo()
    // On the slide where it is pressed.
    expect(visit.actions.canonical()).toMatchObject({ slide: 0, comp: 203, pkg: [5] })
  })

  test('a model whose data are on their way leaves the car in its place and keeps the way back', () => {
    const partial = createAppStore({
      services: () => Promise.reject(new Error('not needed')),
      initial: { confData: configurator, complectations: { gv70: app.getState().complectations.gv70! } },
    })
    const slow = createConfigurator(partial, readHash('#slide=0&model=gv70&comp=205&ext=RED'))
    const first = slow.actions.canonical()
    slow.actions.choose({ model: 'g80-new' })
    slow.actions.choose({ model: 'g90' })
    expect(slow.getState()).toMatchObject({ choice: { model: 'g90' }, before: first, message: null })
    slow.actions.markFailed('g90')
    expect(slow.getState()).toMatchObject({ choice: first, before: null })
    expect(slow.getState().message?.text).toContain('Не удалось загрузить')
    slow.actions.choose({ model: 'g90' })
    // Too late: something else is waited for.
    slow.actions.markFailed('g80-new')
    expect(slow.getState().before).toEqual(first)
    partial.setState({ complectations: app.getState().complectations })
    slow.actions.settle()
    expect(slow.getState()).toMatchObject({ choice: { model: 'g90' }, before: null })
    expect(slow.getState().message?.text).toContain('Вишнёвый жемчуг')
    slow.actions.undo()
    expect(slow.actions.canonical()).toEqual(first)
  })

  test('the address never names a trim of another model, and the new car’s own as soon as it has come', () => {
    const partial = createAppStore({
      services: () => Promise.reject(new Error('not needed')),
      initial: { confData: configurator, complectations: { g70: app.getState().complectations.g70! } },
    })
    const slow = createConfigurator(partial, readHash(''))
    slow.actions.choose({ model: 'gv70' })
    expect(slow.actions.addressed()).toMatchObject({ model: 'gv70', comp: null, pkg: [] })
    partial.setState({ complectations: app.getState().complectations })
    slow.actions.settle()
    const gv70 = app.getState().complectations.gv70!.map(({ id }) => id)
    expect(gv70).toContain(slow.getState().choice.comp)
    expect(slow.actions.addressed()).toEqual(slow.getState().choice)
  })

  test('going to a trim for what it has says so and can be taken back', () => {
    const before = visit.actions.canonical()
    visit.actions.moveToTrim('Статус', { ...before, comp: 204, int: 'IVR' }, ['Цвет тоже'])
    expect(visit.getState().choice).toMatchObject({ comp: 204, int: 'IVR' })
    expect(visit.getState().message?.text).toContain('«Статус». Цвет тоже')
    visit.actions.undo()
    expect(visit.actions.canonical()).toEqual(before)
  })

  test('a first model that does not come is said, and asked for again', () => {
    const empty = createAppStore({ services: () => Promise.reject(new Error('not needed')) })
    const lost = createConfigurator(empty, readHash('#slide=2&model=gv70'))
    lost.actions.markFailed('g90')
    expect(lost.getState()).toMatchObject({ isLost: false, retries: 0 })
    lost.actions.markFailed('gv70')
    expect(lost.getState().isLost).toBe(true)
    lost.actions.retry()
    expect(lost.getState()).toMatchObject({ isLost: false, retries: 1, choice: { model: 'gv70' } })
  })

  test('a pressed paint is known at once, chosen after the frame, and only the last one', () => {
    const waiting: (() => void)[] = []
    const slow = createConfigurator(app, readHash('#slide=2&model=gv70&comp=203&ext=MGR'), (work) => waiting.push(work))
    slow.actions.pressPaint('RED')
    slow.actions.pressPaint('GRF')
    expect(slow.getState()).toMatchObject({ pressedPaint: 'GRF', choice: { ext: 'MGR' } })
    // On the way out already.
    slow.actions.next()
    const told: (string | null)[] = []
    slow.subscribe(({ choice }) => told.push(choice.ext))
    for (const work of waiting) work()
    expect(told).toEqual(['GRF'])
    expect(slow.getState()).toMatchObject({ pressedPaint: null, choice: { ext: 'GRF', slide: 3 } })
  })

  test('a choice from an address is settled and the replacement said', () => {
    const other = open('#slide=3&model=gv70&comp=203&ext=RED&int=RDN')
    other.actions.settle()
    expect(other.getState().message?.text).toContain('не сочетается с цветом «Вишнёвый жемчуг»')
    expect(other.getState().message?.undo).toBeNull()
    expect(other.getState().choice.int).toBe('NNB')
  })
})
