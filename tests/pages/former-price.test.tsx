// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { renderHook } from '@testing-library/react'
import { useFormerPrices } from '#src/pages/shared/cars/former-price.tsx'

it('a price is compared with that of the last visit, whether it has risen or fallen', () => {
  const before = [1, 2, 3, 4].map((id) => [id, 100])
  localStorage.setItem('prices', JSON.stringify(before))
  const trims = [120, 80, 100, null, 100].map((price, index) => ({ id: index + 1, price }))
  const { result } = renderHook(() => useFormerPrices(trims))
  // Of what is the same, has no price any more or was never shown nothing is said.
  expect(trims.map(result.current)).toEqual([100, 100, null, null, null])
})
