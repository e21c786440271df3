import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssConstants } from './scripts/css-constants.ts'

/** The client of the office, a separate build: nothing of it is in the visitors' bundles (vite.config.ts). */
export default defineConfig({
  root: resolve(import.meta.dirname, 'src/office/client'),
  publicDir: false,
  plugins: [react()],
  resolve: {
    alias: { '@rjsf/validator-ajv8': resolve(import.meta.dirname, 'src/office/client/content/no-validator.ts') },
  },
  css: { postcss: { plugins: [cssConstants] } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/office'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // React-admin with its components is one library of half a megabyte, compressed; its users load it once.
    chunkSizeWarningLimit: 2_000,
    modulePreload: { polyfill: false },
  },
})
