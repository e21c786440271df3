// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AcceptedBefore } from '#src/components/forms/accepted-before.tsx'
import { storeReceipt, receiptIsSeen } from '#src/components/forms/stored-receipt.ts'

const receipt = { number: 'ABCD2345', url: '/request/secret' }
const arrive = (type: string) =>
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ entryType: 'navigation', type }] })
const show = () =>
  render(
    <MemoryRouter>
      <AcceptedBefore type="lounge" />
    </MemoryRouter>,
  )

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  receiptIsSeen()
})

describe('a request that was sent before the page was loaded again', () => {
  it.each(['reload', 'back_forward'])('is told with its number and its page, after %s', (type) => {
    arrive(type)
    storeReceipt('lounge', receipt)
    // The memory of the page that sent it is gone.
    receiptIsSeen()
    show()
    expect(screen.getByRole('note').textContent).toContain('ABCD2345')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/request/secret')
  })

  it('is told as well where the answer came after its form was closed', () => {
    arrive('navigate')
    storeReceipt('lounge', receipt)
    show()
    expect(screen.getByRole('note').textContent).toContain('ABCD2345')
  })

  it('is not told to whoever has seen it and comes for another one, nor beside another form', () => {
    arrive('navigate')
    storeReceipt('lounge', receipt)
    receiptIsSeen()
    show()
    arrive('reload')
    sessionStorage.clear()
    storeReceipt('trade-in', receipt)
    show()
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('is not believed where somebody else has written', () => {
    arrive('reload')
    sessionStorage.setItem('accepted-lounge', JSON.stringify({ number: 'A', url: 'javascript:alert(1)' }))
    show()
    sessionStorage.setItem('accepted-lounge', '{')
    show()
    expect(screen.queryByRole('note')).toBeNull()
  })
})
