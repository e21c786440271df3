import { expect, test } from 'vitest'
import { worksOf } from '#src/content/service-plan.ts'

test('every service has works; those of one fuel are left out for the other, and marked where both are meant', () => {
  for (let visit = 1; visit <= 8; visit++) {
    const [petrol, diesel] = [worksOf(visit, new Set(['petrol'])), worksOf(visit, new Set(['diesel']))]
    const both = worksOf(visit, new Set(['petrol', 'diesel']))
    const shared = petrol.filter((work) => diesel.includes(work))
    expect(shared.length).toBeGreaterThan(0)
    expect(
      both.filter((work) => !shared.includes(work)).map((work) => work.replace(/ \((?:дизель|бензин)\)$/, '')),
    ).toEqual(both.filter((work) => !shared.includes(work)).map((work) => work.slice(0, work.lastIndexOf(' ('))))
    expect(both).toHaveLength(new Set([...petrol, ...diesel]).size)
  }
})
