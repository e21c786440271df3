import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '#src/server/settings/settings-shape.ts'

/** What the image says once for every container. */
const OF_THE_IMAGE = ['HOST', 'PORT', 'DATA_DIR']

test('compose.yaml passes every setting to the web processes, and nothing that is none', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  const [, block = ''] = /^x-web: &web\n[^]*?\n {2}environment:\n((?: {4}.*\n)+)/m.exec(text) ?? []
  const passed = [...block.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  const fixed = [...(/^ENV (.*)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)]
  expect(fixed.map(([, name]) => name)).toEqual(expect.arrayContaining(OF_THE_IMAGE))
  expect(passed.toSorted()).toEqual(SETTING_NAMES.filter((name) => !OF_THE_IMAGE.includes(name)).toSorted())
})

test('nginx gets files that exist, and finds the office in the first web process', () => {
  const [site, office] = ['compose.yaml', 'compose.office.yaml'].map((file) => readFileSync(file, 'utf8'))
  const mounted = [...`${site}${office}`.matchAll(/- \.\/(deploy\/nginx\/[\w.-]+):/g)].map(([, file = '']) => file)
  expect(mounted).toHaveLength(4)
  expect(mounted.filter((file) => !existsSync(file))).toEqual([])
  const address = /web-1:[^]*?ipv4_address: ([\d.]+)/.exec(site ?? '')?.[1]
  expect(readFileSync('deploy/nginx/office-upstream.compose.conf', 'utf8')).toContain(`server ${address}:3100;`)
})
