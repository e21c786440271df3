import { expect, it, vi } from 'vitest'
import { pageData } from '#src/app/page-data.ts'
import { mobilityExample } from '#src/content/mobility-example.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { routeOf } from '#src/routes.ts'
import type { DataActions } from '#src/stores/data-actions.ts'

it('the page of mobility has the trims of its example’s car, and the example names one with a price', async () => {
  const loadComplectations = vi.fn<DataActions['loadComplectations']>()
  const actions = { loadCreditPrograms: vi.fn<() => void>(), loadComplectations } as unknown as DataActions
  const url = new URL('https://example.org/mobility.html')
  await pageData.mobility?.({ actions, route: routeOf('mobility'), params: {}, url })
  expect(loadComplectations).toHaveBeenCalledExactlyOnceWith(mobilityExample.model)
  const trim = lineUp[mobilityExample.model].trims.find(([id]) => id === mobilityExample.trim)
  expect(trim?.[3]).toBeGreaterThan(0)
})
