import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import express from 'express'
import { createBuiltRenderer } from './built-renderer.ts'

/**
 * The straightforward solution: Express, React Router, the database queried and the whole tree rendered for every
 * request, `res.send` with its own ETag, gzip as the compression middleware does it. The same content with the same
 * components; a new address per request prevents the renderer from using cached parts.
 */
const { render } = await createBuiltRenderer(resolve(import.meta.dirname, '..'), { isPlain: true })
const compress = promisify(gzip)
let asked = 0

express()
  .get('/{*path}', async (req, res) => {
    const { status, document } = await render(`${req.path}?n=${++asked}`)
    res.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
    res.status(status).send(await compress(document))
  })
  .listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
