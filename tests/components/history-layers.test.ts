// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { leavePopup, pushLayer, untilLeft } from '#src/components/history-layers.ts'

beforeEach(() => history.replaceState(null, '', '/start.html'))

test('a closed popup leads back to the step of the form it was opened over', async () => {
  pushLayer({ step: 2 })
  pushLayer({ step: 3 })
  pushLayer({ popup: true })
  leavePopup()
  await untilLeft()
  expect(history.state).toEqual({ step: 3, depth: 2 })
})

test('a popup opens also where the browser takes no more entries, as WebKit after a hundred', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError')
  })
  pushLayer({ popup: true })
  expect(history.state).toBeNull()
})

test('the steps of a form within a popup close with it, and so does what was opened over it', async () => {
  pushLayer({ step: 2 })
  pushLayer({ popup: true })
  pushLayer({ step: 1 })
  pushLayer({ popup: true })
  leavePopup()
  await untilLeft()
  expect(history.state).toEqual({ step: 2, depth: 1 })
})
