import { expect, test } from 'vitest'
import { keysOf, namesIn } from '../../scripts/build/class-names.ts'
import { sheetImports } from '../../scripts/build/css-classes.ts'

const used = (code: string) => sheetImports(code).map(({ source, uses }) => [source, uses?.map(({ local }) => local)])
const IMPORT = `import styles from './a.module.css'\n`

test('classes named in the code are found, in types, words and Cyrillic letters around them too', () => {
  expect(
    used(`${IMPORT}const A = () => <p title="Цена" className={cx(styles.title, on && styles.on)}>«Да»</p>`),
  ).toEqual([['./a.module.css', ['title', 'on']]])
  const code = `${IMPORT}type P = { other?: string }\nconst a = '«ё» styles.no' + styles.yes`
  const [sheet] = sheetImports(code)
  expect(sheet?.uses?.map(({ start, end }) => code.slice(start, end))).toEqual(['styles.yes'])
})

test('a sheet keeps its table if a class is chosen at run time, or the table itself is used', () => {
  for (const use of [
    'styles[tone]',
    'styles["title"]',
    'pass(styles)',
    'const { title } = styles',
    'export { styles }',
  ])
    expect(used(`${IMPORT}const a = styles.title\n${use}`), use).toEqual([['./a.module.css', undefined]])
  expect(used(`import * as styles from './a.module.css'\nstyles.title`)).toEqual([['./a.module.css', undefined]])
})

test('sheets without names and other files are no business of it', () => {
  expect(used(`import './a.module.css'\nimport styles from './styles.ts'\nstyles.title`)).toEqual([])
})

test('short names follow the order in the sheet and leave room for the names of others', () => {
  const names = namesIn(`/* .gone */ .title:hover > .on, .title { animation: rise 1.5s } @keyframes rise {}`, 'k9')
  expect([...names]).toEqual([
    ['title', 'a_k9'],
    ['on', 'b_k9'],
    ['rise', 'c_k9'],
  ])
  const many = namesIn(Array.from({ length: 3000 }, (_, at) => `.c${at} {}`).join('\n'), 'k9')
  expect(new Set(many.values()).size).toBe(3000)
})

test('every sheet has a key of its own, which other sheets do not change', () => {
  const files = Array.from({ length: 400 }, (_, at) => `src/${at}.module.css`)
  const keys = keysOf(files)
  expect(new Set(keys.values()).size).toBe(400)
  const fewer = keysOf(files.filter((_, at) => at !== 7))
  expect(files.filter((file) => fewer.has(file) && fewer.get(file) !== keys.get(file)).length).toBeLessThan(5)
})
