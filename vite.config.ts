import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { cssClasses } from './scripts/build/css-classes.ts'
import { reactNames } from './scripts/build/react-names.ts'
import { shakeRouter } from './scripts/build/shake-router.ts'
import { hashInputs, removeStamp, stampBuild } from './scripts/build/stamp.ts'
import { cssConstants, withColours } from './scripts/css-constants.ts'
import { finishBuild } from './scripts/finish-build.ts'
import { bundledPictures } from './scripts/media/bundled.ts'
import { picturesByHash } from './scripts/pictures/hashes.ts'
import { WORKER_PATH } from './src/domain/saved-pages.ts'
import { fileOrder, testProjects } from './scripts/test-projects.ts'

/**
 * Small modules of the same pages, by subject. As separate chunks a model's home requested 29 files of code
 * and the configurator 37 (19 and 28 now); each costs a request and the names by which others import it. Pages at the
 * limit of their budget name 0.6 to 0.8 KB less, the smallest ones up to 0.7 KB more.
 */
const FAMILIES: Record<string, readonly string[]> = {
  scenes: [
    'components/car-length.module.css',
    'components/hooks/use-markup',
    'pages/shared/cars/across-screen',
    'pages/shared/cars/photo-figure',
    'pages/shared/cars/pictures.module.css',
    'pages/shared/copy/section-head',
    'trusted',
  ],
  paints: [
    'content/cars/colors',
    'content/cars/palette',
    'domain/configurator/paint-order',
    'pages/shared/cars/colors',
  ],
  figures: [
    'content/cars/engines',
    'content/cars/modifications',
    'content/models/[\\w-]+/details',
    'content/models/define-details',
    'content/models/details',
    'content/models/model-copy',
  ],
  tracks: ['components/slider/use-snap-track', 'content/cars/trim-names', 'content/cars/trims'],
  diagrams: ['pages/shared/diagrams/car-diagram', 'pages/shared/diagrams/diagram'],
  builds: [
    'content/models/built-paints',
    'domain/configurator/(?:offer|packages|replacement|resolve-build|resolve-packages)',
    'stores/resolved-car',
    'stores/saved-builds',
  ],
  plan: ['domain/credit/(?:plan|repayment)'],
  'car-names': ['content/cars/car-name', 'domain/configurator/(?:nearest|trim-name)'],
  credits: ['content/credit-warning', 'domain/credit', 'pages/shared/credit/credit-terms'],
  words: ['content/terms/(?:drive|term)', 'pages/shared/copy/explained'],
  copied: [
    'components/when-idle',
    'components/copy-text',
    'components/hooks/use-own-pictures',
    'components/saved-note',
  ],
  'news-parts': ['content/pictures/news-cover', 'pages/shared/news/news-cards'],
  'dealer-hours': [
    'content/dealer-hours',
    'content/holidays',
    'domain/(?:geo|holidays|local-time|opening-hours|timetable)',
    'pages/shared/dealers/open-now',
  ],
  schedule: ['domain/(?:dealer|route-links|schedule)'],
  now: ['components/hooks/use-now', 'components/hooks/use-page-time'],
  'dealer-parts': ['components/hooks/use-in-browser', 'pages/shared/copy/support-phone', 'stores/dealers'],
  calendar: [
    'components/arrow-(?:hint|keys)',
    'components/calendar/(?:day-strip|hours)',
    'components/hooks/use-(?:on-visible|back-online)',
    'content/calendar',
  ],
  queries: ['domain/(?:faq|news|page-number|search)'],
  closing: ['pages/shared/cars/(?:addition|closing-block|driving-picture)'],
  vin: ['domain/(?:vin|latin-lookalikes)'],
  leads: ['domain/shapes/lead', 'domain/shapes/lead-fields', 'domain/visitor-phone'],
  receipts: ['components/forms/is-form-due', 'components/forms/stored-receipt', 'components/left-in-tab'],
  accepted: [
    'components/forms/(?:accepted|copy-link|use-call-time)',
    'content/accepted',
    'domain/(?:call-time|quoted)',
  ],
  'accepted-before': ['components/forms/accepted-before', 'components/forms/support-line', 'components/tab-memory'],
  legal: ['analytics/client-id', 'components/forms/legal-text', 'content/legal/document'],
  'trade-in': [
    'components/combobox/options',
    'components/trade-in/trade-in-accepted',
    'content/trade-in',
    'popups/shared/(?:sent-trade-in|use-trade-in-model)',
  ],
  sheets: ['popups/frame', 'popups/shared/car-band'],
}
const families = Object.entries(FAMILIES).map(([name, parts]) => ({
  name,
  priority: 2,
  includeDependenciesRecursively: false,
  test: new RegExp(`/src/(?:${parts.join('|')})(?:\\.module\\.css|\\.tsx?)?$`.replaceAll('/', String.raw`[\\/]`)),
}))

const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // React, the router and the store change seldom: one chunk whose hash survives our own releases.
  {
    name: 'vendor',
    priority: 5,
    test: /react-names[\\/]|node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand|cookie|set-cookie-parser)[\\/]/,
  },
  // Modules that every page loads: separate chunks would be named in every list of files.
  {
    name: 'base',
    priority: 6,
    test: /preload-helper|rolldown[\\/]runtime|[\\/](?:load-with-files|until-loaded|loadable|shell-texts)\.ts$/,
  },
  // Imports of the entry from the layers below it. In the entry's own file they would make the others import the entry,
  // and vendor, this and the entry, which are evaluated in a task each, would be evaluated in one.
  {
    name: 'start',
    priority: 3,
    tags: ['$initial'],
    includeDependenciesRecursively: false,
    test: /[\\/]src[\\/](?:brand|components|content|domain|inline|services|stores|routes)\b/,
  },
  ...families,
  // Modules used by many pages: small chunks compress worse and cost a request each. Their own imports stay outside, or
  // what one part needs would be loaded with all of them.
  { name: 'common', priority: 1, minShareCount: 18, includeDependenciesRecursively: false, test: /[\\/]src[\\/]/ },
]

/** The router ships a build without development warnings, but its package does not name it for bundlers. */
const routerFile = (file: string) => resolve(import.meta.dirname, 'node_modules/react-router/dist/production', file)
const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
]

/** The files of a module are requested in several tasks (components/load-with-files.ts), by Vite's helper in one. */
const ownPreload: Plugin = {
  name: 'own-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadWithFiles as __vitePreload } from ${JSON.stringify(resolve(import.meta.dirname, 'src/components/load-with-files.ts'))}`,
  },
}

/** Every page has loaded these before its entry runs: no import has to name them. */
const STARTED = /^assets\/(?:vendor|base|start|rolldown-runtime)-/

/**
 * Only those keep their names: the entry names every file of every page, and two hundred names are 0.5 to 0.9 KB of it
 * and of the imports of a page. What a file is: dist/server/manifest.json, and `builtFile` in the tests.
 */
const fileName = (name: string, short: string): string => (STARTED.test(`assets/${name}-`) ? name : short)

/** The colours of index.html. */
const colouredTemplate: Plugin = { name: 'coloured-template', transformIndexHtml: withColours }

/**
 * The renderer and the server around it share one copy of all common code, and no types are stripped while the
 * site runs: a tenth of its memory (npm run prove:soak).
 */
const SERVER_FILES = {
  'entry-server': 'src/entry-server.tsx',
  server: 'server.ts',
  'print-worker': 'src/printing/print-worker.ts',
}

/**
 * The server uses only a part of these, so they are bundled and tree-shaken. The router uses its build without warnings
 * (see above).
 */
const BUNDLED = [
  'zod',
  'kysely',
  'react-router',
  'react-router-dom',
  'react-hook-form',
  '@hookform/resolvers',
  '@maskito/core',
  '@maskito/kit',
  'ical-generator',
  'cookie',
  'set-cookie-parser',
  // The office's sign-in: half the memory it takes as external packages.
  'better-auth',
  '@better-auth/core',
  '@better-auth/kysely-adapter',
  '@better-auth/utils',
  '@better-fetch/fetch',
  'better-call',
  '@noble/ciphers',
  '@noble/hashes',
  'defu',
  'jose',
  'nanostores',
]

/** One file without imports, with a fixed name: a browser looks there for a newer one. */
const serviceWorker = {
  configFile: false,
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/offline/worker.ts', output: { entryFileNames: WORKER_PATH.slice(1) } },
  },
} satisfies InlineConfig

// One `vite build` makes dist/client (files to serve), dist/server (server, renderer, template, manifest) and, by a
// configuration of its own, dist/office.
export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? productionRouter : [] },
  plugins: [
    react(),
    cssClasses(import.meta.dirname),
    reactNames(),
    shakeRouter(),
    ownPreload,
    colouredTemplate,
    bundledPictures(import.meta.dirname),
    picturesByHash(import.meta.dirname),
  ],
  css: { postcss: { plugins: [cssConstants] } },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite gave no client or no ssr environment')
      // Before anything is read: a file that changes meanwhile makes the next start build again.
      const inputs = hashInputs(import.meta.dirname)
      removeStamp(import.meta.dirname)
      await builder.build(client)
      await builder.build(ssr)
      await build({ configFile: resolve(import.meta.dirname, 'vite.office.config.ts') })
      await build(serviceWorker)
      await finishBuild(import.meta.dirname)
      stampBuild(import.meta.dirname, inputs)
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Vite's default targets include Firefox 114, which has no :has(): lists of such selectors were wrapped in an
        // :is(), for which Chromium restyles a whole page with every element that is added to it.
        cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
        // Our content policy allows no data: addresses, so the smallest file is a file.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The page itself names them all: otherwise a browser would discover them in the entry, one round trip later.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !STARTED.test(file)),
        },
        rolldownOptions: {
          // The masks' package creates one for a mask we do not use: 41 ms of a page's start.
          treeshake: { manualPureFunctions: ['Intl.DateTimeFormat'] },
          // Constants of other chunks are written where they are used: 0.3 KB of imports and exports of every page.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          // 42 bits (36 of a style sheet) distinguish the versions of one name; every page contains hundreds of such names,
          // which do not compress.
          output: {
            codeSplitting: { groups: chunkGroups },
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ name }) => `assets/${fileName(name, 'c')}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css')
                ? `assets/${fileName(name.slice(0, -'.css'.length), 's')}-[hash:6].css`
                : 'assets/[name]-[hash:6][extname]',
          },
        },
      },
    },
    ssr: {
      // The dev server runs packages as Node finds them.
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        // The source text of loaded modules stays in memory; comments are a sixth of it.
        rolldownOptions: { input: SERVER_FILES, output: { comments: false } },
      },
    },
  },
  test: {
    projects: testProjects(import.meta.dirname),
    environment: 'node',
    // Cheaper to start than processes: saves a fifth of the whole run.
    pool: 'threads',
    // One more than the default, and at least three: tests of processes and databases wait as much as they compute.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: fileOrder(process.argv),
    // Timeouts for what never happens: at a load of 25 the first file of a worker has taken two minutes to load all
    // pages.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: [resolve(import.meta.dirname, 'tests/setup.ts')],
    globalSetup: [resolve(import.meta.dirname, 'tests/shared-postgres.ts')],
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
  },
}))
