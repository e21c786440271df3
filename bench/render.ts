import { hrefTo } from '#src/routes.ts'
import { createBuiltRenderer } from './built-renderer.ts'
import { median } from './load.ts'

const WARM_UP = 50
const RENDERS = 200
const ADDRESSES = [hrefTo('home'), '/models.html', '/new-g70-price.html', '/dealers.html', '/warranty.html']

/** CPU of an uncached page: data from the embedded backend, React, the whole document. */
export async function measureRenders(root: string) {
  const { render, close } = await createBuiltRenderer(root)
  const rows = []
  for (const address of ADDRESSES) {
    for (let index = 0; index < WARM_UP; index++) await render(address)
    const micros: number[] = []
    let bytes = 0
    for (let index = 0; index < RENDERS; index++) {
      const before = process.cpuUsage()
      bytes = Buffer.byteLength((await render(address)).document)
      const { user, system } = process.cpuUsage(before)
      micros.push(user + system)
    }
    rows.push({ page: address, 'CPU ms, median': round(median(micros) / 1000), 'HTML KB': round(bytes / 1024) })
  }
  await close()
  return rows
}

const round = (value: number) => Math.round(value * 100) / 100
