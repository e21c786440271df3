import type { Address } from '../addresses.ts'
import { expect as hardExpect, type Page } from '../test.ts'

/** The screens that pages are looked at on. */
export const SCREENS = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const
export type Width = keyof typeof SCREENS

type Look = (page: Page, address: Address) => Promise<void>

/** What some pages are looked at for while `pages.spec.ts` has them open: one visit for all of it. */
export type PageCheck = {
  /** The name of its step. */
  name: string
  /** The screen that it begins with; it may set others. */
  at: Width
  isFor: (address: Address) => boolean
  look: Look
  /** For what is counted from the first byte: called before the page is opened at this width. */
  begin?: (page: Page) => void
}

/** What one check finds does not hide what the next one would. */
export const expect = hardExpect.configure({ soft: true })
