import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { editsOf } from '../../scripts/build/shake-router.ts'

const edits = (code: string) =>
  editsOf(parseAst(code).body).map(({ start, end, text }) => text || `-${code.slice(start, end)}`)
const MARK = '/* @__PURE__ */ '

test('calls that only make something are marked, whatever React is called there', () => {
  expect(edits(`import * as React3 from "react"; var A = React3.createContext(null), B = React3.memo(C);`)).toEqual([
    MARK,
    MARK,
  ])
  expect(edits(`import * as React from "react"; var A = React.forwardRef(function A() {});`)).toEqual([MARK])
})

test('calls of others and other calls are left as they are', () => {
  expect(edits(`import * as React from "other"; var A = React.createContext(null);`)).toEqual([])
  expect(edits(`import * as React from "react"; var A = React.startTransition(f); React.memo(B);`)).toEqual([])
  expect(edits(`import * as React from "react"; function a() { var A = React.memo(B); return A }`)).toEqual([])
})

test('names for development tools go, nothing else that is assigned does', () => {
  expect(edits(`Link.displayName = "Link"; Link.other = "Link"; Link.displayName = name();`)).toEqual([
    '-Link.displayName = "Link";',
  ])
})
