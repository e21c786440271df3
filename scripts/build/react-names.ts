import * as React from 'react'
import type { Plugin } from 'vite'

const OURS = /[\\/]src[\\/]/
/** Named in vite.config.ts: part of the chunk of the libraries. */
const REACT = '\0react-names/react'
const JSX = '\0react-names/jsx-runtime'

/**
 * React is a CommonJS package, whose functions are called as `(0, react.useState)(…)` and `(0, runtime.jsx)(…)`. Our own
 * modules import them as bindings, `e(…)`: 0.3 to 0.9 KB of a page. In the production build `jsx` and `jsxs` are one
 * function (a test requires it), so they get one binding.
 */
export function reactNames(): Plugin {
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      handler: (id, importer) => (importer && OURS.test(importer) ? (id === 'react' ? REACT : JSX) : null),
    },
    load: {
      filter: { id: /^\0react-names\// },
      handler: (id) => ({ code: id === JSX ? jsxModule : reactModule(), moduleSideEffects: false }),
    },
  }
}

const jsxModule = `
import { jsx as create, Fragment as fragment } from 'react/jsx-runtime'
const jsx = create
export { jsx, jsx as jsxs }
export const Fragment = fragment`

/** Unused names are dropped. */
const reactModule = () =>
  Object.keys(React)
    .filter((name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default')
    .map((name) => `import { ${name} as $${name} } from 'react'; export const ${name} = $${name}`)
    .join('\n')
