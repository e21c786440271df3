// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { dropRequest, saveRequest, savedRequests } from '#src/offline/saved-requests.ts'

beforeEach(() => localStorage.clear())

const request = (number: string) => ({ number, car: null, dealer: null, hour: null })
const numbers = () => savedRequests().map(({ number }) => number)

test('the newest eight requests are kept, the newest first, each once', () => {
  for (let index = 1; index <= 9; index++) saveRequest(request(`R${index}`))
  expect(numbers()).toEqual(['R9', 'R8', 'R7', 'R6', 'R5', 'R4', 'R3', 'R2'])
  saveRequest(request('R5'))
  expect(numbers()).toEqual(['R5', 'R9', 'R8', 'R7', 'R6', 'R4', 'R3', 'R2'])
})

test('of the last one that is dropped nothing stays', () => {
  saveRequest(request('R1'))
  dropRequest('R1')
  expect(localStorage).toHaveLength(0)
})
