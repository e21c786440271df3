import { expect, test } from 'vitest'
import { withSoftHyphens } from '#src/domain/hyphenation.ts'

test.each([
  ['Представительский седан', 'Предста-ви-тельский седан'],
  ['автоматическая', 'авто-ма-ти-ческая'],
  ['кроссовер', 'кроссовер'],
  ['250 л. с., G90', '250 л. с., G90'],
])('%s', (text, shown) => expect(withSoftHyphens(text).replaceAll('\u00ad', '-')).toBe(shown))
