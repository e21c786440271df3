import { placeOfText } from './places.ts'
import { slipsIn } from './slips.ts'

/** What a text of the site may not say, beside slips of the keyboard. */
const rules: readonly { pattern: RegExp; what: string; advice: string }[] = [
  {
    pattern: /[\d%₽.]\s?\?|\?(?!\s*(?:[А-ЯЁ«]|$))/,
    what: 'знак вопроса не на месте',
    advice: 'После вопроса начинается новое предложение; неуверенную цифру помечают unsure, а не вопросом.',
  },
  {
    pattern: /% годовых/,
    what: 'названа ставка',
    advice: 'Ставки пишет только блок кредита, рядом с полной стоимостью. Уберите её из текста.',
  },
  {
    pattern: /lounge|trade.?in|test.?drive|connected|services|design|gallery|awd|rwd/i,
    what: 'английское слово там, где есть русское',
    advice: 'Напишите по-русски: лаунж, трейд-ин, тест-драйв, подключённые сервисы, дизайн, галерея, привод.',
  },
  {
    pattern: /[а-яё,;] (?:Вы|Вас|Вам|Ваш(?:а|е|и)?)(?![а-яё])/,
    what: '«Вы» с большой буквы',
    advice: 'Пишите с маленькой.',
  },
  {
    pattern: /(?<![а-яё])(?:еще|ее|нее|моем|расчет\p{L}*|объем\p{L}*|подключен\p{L}*|трех\p{L}*|счет)(?![а-яё])/iu,
    what: '«е» вместо «ё»',
    advice: 'Напишите «ё».',
  },
]

/** Claims a competitor could dispute (38-ФЗ, art. 5). A comparison within the own line-up names «марки». */
const SUPERLATIVE =
  /(?<![а-яё])(?:(?:наи)?лучш(?:ий|ая|ее|ие|его|ей|их|им|ую)|сам(?:ый|ая|ое|ые|ого|ой|ую|ых)|номер один|№ ?1(?!\d)|(?:единственн|непревзойд|уникальн)[а-яё]*)(?![а-яё])/i

const CUT = 70
const cut = (text: string): string => (text.length > CUT ? `${text.slice(0, CUT)}…` : text)

/** What is wrong in texts that visitors read, each in a sentence with file and line; `sizes` are those of the cars, mm. */
export const textProblems = (texts: readonly string[], sizes: readonly number[]): string[] =>
  texts.flatMap((text) => [
    ...slipsIn(text),
    ...rules
      .filter(({ pattern }) => pattern.test(text))
      .map(({ what, advice }) => `${placeOfText(text)}: ${what}: «${cut(text)}». ${advice}`),
    ...text
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => SUPERLATIVE.test(sentence) && !sentence.includes('марки'))
      .map(
        (sentence) =>
          `${placeOfText(sentence)}: превосходная степень без доказательства: «${cut(sentence)}». Закон о рекламе её запрещает; сравнение внутри линейки скажите словами «у марки».`,
      ),
    ...[...text.matchAll(/(\d{3,}) мм/g)]
      .filter(([, size]) => !sizes.includes(Number(size)))
      .map(
        ([size]) =>
          `${placeOfText(text)}: размер «${size}» не тот, что в данных моделей (facts в model.ts): «${cut(text)}». Исправьте число.`,
      ),
  ])
