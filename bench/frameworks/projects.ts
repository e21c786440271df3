import { PAGE_NAMES } from './content.ts'
import { astro, jsx, type Dialect } from './markup.ts'

/** A page in the syntax of a framework, with its imports. */
export type Page = { name: string; head: string; body: string; imports: string }

/** A project of a framework: what differs from the others. */
export type Project = {
  name: string
  folder: string
  /** Where its sources are. */
  source: string
  dialect: Dialect
  /** First lines of an interactive component. */
  directive?: string
  files: Record<string, string>
  page: (page: Page) => Record<string, string>
  build: readonly string[]
  /** The server: a script of the project or of a package, and its arguments. */
  start: readonly string[]
  /** The folder of pages rendered for every request; none where all are. */
  anew?: string
}

/** Dependencies of the projects; the form libraries are those of our own pages. */
export const PACKAGES = {
  next: '16.4.6',
  'react-router': '8.4.0',
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  '@react-router/serve': '8.4.0',
  isbot: '5',
  vite: '8',
  astro: '7.3.5',
  '@astrojs/react': '7.0.0',
  '@astrojs/node': '11.1.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-hook-form': '7.92.0',
  '@hookform/resolvers': '7.0.7',
  zod: '4.6.7',
  '@maskito/core': '5.6.0',
}

const METAS = '<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />'

const reactPage = ({ head, body, imports }: Page): string =>
  `${imports}export default function Page() {\n  return <>${head}${body}</>\n}\n`

const next: Project = {
  name: 'Next',
  folder: 'next',
  source: 'app',
  dialect: jsx,
  directive: `'use client'\n`,
  files: {
    // Packages are those of the folder above.
    'next.config.mjs': `export default { turbopack: { root: new URL('..', import.meta.url).pathname } }\n`,
    'app/layout.jsx': `import './styles/shared.css'
export default function Layout({ children }) {
  return <html lang="ru"><body>{children}</body></html>
}
`,
  },
  page: (page) => ({
    [`app/${page.name}/page.jsx`]: reactPage(page),
    [`app/anew/${page.name}/page.jsx`]: `export { default } from '../../${page.name}/page.jsx'
export const dynamic = 'force-dynamic'
`,
  }),
  build: ['next/dist/bin/next', 'build'],
  start: ['next/dist/bin/next', 'start', '-H', '127.0.0.1'],
  anew: '/anew',
}

const reactRouter: Project = {
  name: 'React Router',
  folder: 'react-router',
  source: 'app',
  dialect: jsx,
  files: {
    'vite.config.js': `import { reactRouter } from '@react-router/dev/vite'\nexport default { plugins: [reactRouter()] }\n`,
    'app/routes.js': `import { route } from '@react-router/dev/routes'
export default ${JSON.stringify(PAGE_NAMES)}.map((name) => route(name, \`pages/\${name}.jsx\`))
`,
    'app/root.jsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './styles/shared.css'
export default function Root() {
  return <html lang="ru"><head>${METAS.replace('charset', 'charSet')}<Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>
}
`,
  },
  page: (page) => ({ [`app/pages/${page.name}.jsx`]: reactPage(page) }),
  build: ['@react-router/dev/bin.cjs', 'build'],
  start: ['@react-router/serve/bin.cjs', 'build/server/index.js'],
}

const importing = (document: string) => `import Document from '${document}'\n`

const astroProject: Project = {
  name: 'Astro',
  folder: 'astro',
  source: 'src',
  dialect: astro,
  files: {
    'astro.config.mjs': `import node from '@astrojs/node'
import react from '@astrojs/react'
export default { integrations: [react()], adapter: node({ mode: 'standalone' }) }
`,
  },
  page: ({ name, head, body, imports }) => ({
    [`src/documents/${name}.astro`]: `---
import '../styles/shared.css'
${imports}---
<!doctype html>
<html lang="ru"><head>${METAS}${head}</head><body>${body}</body></html>
`,
    [`src/pages/${name}.astro`]: `---\n${importing(`../documents/${name}.astro`)}---\n<Document />\n`,
    [`src/pages/anew/${name}.astro`]: `---
${importing(`../../documents/${name}.astro`)}export const prerender = false
---
<Document />
`,
  }),
  build: ['astro/bin/astro.mjs', 'build'],
  start: ['dist/server/entry.mjs'],
  anew: '/anew',
}

export const PROJECTS: readonly Project[] = [next, reactRouter, astroProject]
