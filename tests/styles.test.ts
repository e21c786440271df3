import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from '#src/domain/constants.ts'

/** Numbers of the specification that stand in style sheets too: CSS cannot import them, so they are held equal here. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(`src/${file}`, 'utf8') }))
const sheet = (name: string) => sheets.find(({ file }) => file.endsWith(name))?.css ?? ''

test('header heights are the offsets by which the header slides', () => {
  const tokens = sheet('styles/tokens.css')
  expect(tokens).toContain(`--header: ${constants.HEADER_OFFSET_DESKTOP}px`)
  expect(tokens).toContain(`--header: ${constants.HEADER_OFFSET_MOBILE}px`)
  expect(tokens).toMatch(new RegExp(`max-width: ${constants.MOBILE_BREAKPOINT}px[^}]*--header: 60px`))
})

test('the layout switches at the breakpoints of the specification', () => {
  const known = [constants.MOBILE_BREAKPOINT, constants.MODEL_HEADER_BREAKPOINT]
  expect(sheet('footer/footer.module.css')).toContain(`max-width: ${constants.MOBILE_BREAKPOINT}px`)
  expect(sheet('model-header/model-header.module.css')).toContain(`max-width: ${constants.MODEL_HEADER_BREAKPOINT}px`)
  expect(known).toEqual([768, 1279])
})

test('the footer accordion adds 20 px and takes 0.4 s', () => {
  expect(sheet('styles/tokens.css')).toContain(`--accordion: ${constants.ACCORDION_DURATION_S * 1000}ms`)
  expect(sheet('footer/footer.module.css')).toContain(`padding-bottom: ${constants.ACCORDION_EXTRA_PX}px`)
})
