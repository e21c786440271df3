import { parseAst, type Plugin } from 'vite'

type Edit = { start: number; end: number; text: string }
type Statement = ReturnType<typeof parseAst>['body'][number]

/** React functions without side effects: unused results may be dropped. */
const PURE = new Set(['createContext', 'forwardRef', 'memo'])

/**
 * The router creates components that we never use (Form, NavLink…) at module level, and a bundler keeps the result of
 * an unmarked call. Marked as pure they are dropped: 6.7 KB of every page (decision 0004). A version of the router
 * without anything to mark fails the build, so that this plugin does not outlive its use.
 */
export function shakeRouter(): Plugin {
  let marks = 0
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler(code) {
        const edits = editsOf(parseAst(code).body)
        marks += edits.length
        return { code: edited(code, edits), map: null }
      },
    },
    buildEnd(error) {
      if (!error && marks === 0) this.error('react-router has no calls to mark as pure any more: remove shakeRouter.')
    },
  }
}

/** The mark of pure calls, and the names for React's development tools, which would keep them. */
export function editsOf(body: readonly Statement[]): Edit[] {
  const namespaces = new Set(body.flatMap(reactNamespace))
  return body.flatMap((statement): Edit[] => {
    if (isDisplayName(statement)) return [{ start: statement.start, end: statement.end, text: '' }]
    if (statement.type !== 'VariableDeclaration') return []
    return statement.declarations.flatMap(({ init }) => {
      const callee = init?.type === 'CallExpression' ? init.callee : null
      const isPure =
        callee?.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        namespaces.has(callee.object.name) &&
        callee.property.type === 'Identifier' &&
        PURE.has(callee.property.name)
      return init && isPure ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }] : []
    })
  })
}

/** The name of `import * as name from 'react'`. */
const reactNamespace = (statement: Statement): string[] =>
  statement.type === 'ImportDeclaration' && statement.source.value === 'react'
    ? statement.specifiers.flatMap(({ type, local }) => (type === 'ImportNamespaceSpecifier' ? [local.name] : []))
    : []

/** `Link.displayName = "Link"` */
const isDisplayName = (statement: Statement): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.left.type === 'MemberExpression' &&
  statement.expression.left.property.type === 'Identifier' &&
  statement.expression.left.property.name === 'displayName' &&
  statement.expression.right.type === 'Literal'

/** From the end to the beginning, so that offsets stay valid. */
const edited = (code: string, edits: readonly Edit[]): string =>
  edits.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
