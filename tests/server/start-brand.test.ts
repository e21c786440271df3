import { expect, test, vi } from 'vitest'
import { startSite } from '#src/server/start.ts'

// A slip in the brand's own file: the start reads it beside the settings, before it opens anything.
vi.mock('#src/brand/brand.ts', async (original) => ({
  ...(await original<typeof import('#src/brand/brand.ts')>()),
  BRAND_SLUG: 'news',
}))

test('a brand whose address is that of another page does not start', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const env = { PUBLIC_ORIGIN: 'https://www.example.ru', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: '/nowhere' }
  await expect(startSite({ root: process.cwd(), dev: false, env })).rejects.toThrow('exit')
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^BRAND_SLUG "news" \(src\/brand\/brand\.ts\): .*\.$/)]])
  expect(exit).toHaveBeenCalledOnce()
  process.exitCode = 0
})
