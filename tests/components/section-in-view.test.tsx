// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSectionInView } from '#src/components/hooks/use-section-in-view.ts'

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>

test('the section being read is the last that came into the strip; leaving it changes nothing', () => {
  let tell: (entries: Seen[]) => void = () => {}
  const observed: string[] = []
  class Observer {
    constructor(callback: (entries: Seen[]) => void) {
      tell = callback
    }
    observe({ id }: Element) {
      observed.push(id)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = '<section id="first"></section><section id="second"></section>'
  const element = (id: string) => document.getElementById(id)!
  const { result } = renderHook(() => useSectionInView(['first', 'second', 'missing']))
  expect(observed).toEqual(['first', 'second'])
  expect(result.current).toBeNull()
  act(() => tell([{ isIntersecting: true, target: element('first') }]))
  expect(result.current).toBe('first')
  act(() =>
    tell([
      { isIntersecting: false, target: element('first') },
      { isIntersecting: true, target: element('second') },
    ]),
  )
  expect(result.current).toBe('second')
  act(() => tell([{ isIntersecting: false, target: element('second') }]))
  expect(result.current).toBe('second')
  vi.unstubAllGlobals()
})
