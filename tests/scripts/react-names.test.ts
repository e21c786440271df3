import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('React’s two functions for elements are one in production, as the build assumes', () => {
  const file = resolve('node_modules/react/cjs/react-jsx-runtime.production.js')
  const { jsx, jsxs } = createRequire(import.meta.url)(file)
  expect(jsx).toBeInstanceOf(Function)
  expect(jsxs).toBe(jsx)
})
