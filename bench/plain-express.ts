import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import express from 'express'
import { createBuiltRenderer } from './built-renderer.ts'

/**
 * What one writes first: Express, React Router, the database asked and the whole tree rendered for every request, `res.send` with its own
 * validator, gzip as the compression middleware does it. The same content by the same components; an address that was
 * never asked before keeps the renderer from using parts it has kept.
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
