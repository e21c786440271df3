import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

type Sheet = {
  /** The folder of the pictures; the sheet's own page is put there, too. */
  folder: string
  files: readonly string[]
  /** Width of a picture on the sheet in pixels, and its maximum height. */
  cell: { width: number; height: number }
  out: string
}

/** Pictures side by side under their names, tops aligned, as one PNG. */
export async function writeSheet(browser: Browser, { folder, files, cell, out }: Sheet): Promise<void> {
  const html = files
    .map((file) => `<figure><figcaption>${file}</figcaption><img src="${encodeURI(file)}"></figure>`)
    .join('')
  const sheet = join(folder, 'sheet.html')
  const { width, height } = cell
  await writeFile(
    sheet,
    `<meta charset="utf-8"><style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0;width:${width}px;max-height:${height}px;overflow:hidden}figcaption{overflow-wrap:anywhere}img{max-width:100%}</style>${html}`,
  )
  const page = await browser.newPage({ viewport: { width: (width + 16) * 6 + 24, height: 900 } })
  await page.goto(`file://${sheet}`)
  await page.screenshot({ path: out, fullPage: true })
  await page.close()
}
