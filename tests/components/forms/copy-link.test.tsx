// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyLink } from '#src/components/forms/copy-link.tsx'

afterEach(() => vi.unstubAllGlobals())

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

test('the whole address is copied, and told', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  withClipboard(writeText)
  render(<CopyLink path="/request/abc" />)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/Ссылка скопирована/)).toBeTruthy()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/request/abc`)
})

test('where the browser does not allow it the address stands there to be copied by hand', async () => {
  withClipboard(() => Promise.reject(new Error('NotAllowedError')))
  render(<CopyLink path="/request/abc" />)
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText(/Адрес выделен/)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(`${location.origin}/request/abc`)
})
