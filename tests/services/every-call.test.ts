import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#src/backend/endpoints.ts'

test('every call of the interface can be made by somebody', () => {
  const callers = ['src/services', 'src/pages', 'src/components', 'src/app', 'src/analytics', 'src/stores'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  )
  const text = callers.join('\n')
  const unused = Object.keys(endpoints).filter(
    (call) => !text.includes(`'${call}'`) && !text.includes(call.replace('GET /', '')),
  )
  expect(unused, 'give it a method in src/services/site-api.ts').toEqual([])
})
