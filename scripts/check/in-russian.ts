/**
 * The compiler's messages about files of the content, as Russian sentences with file and line: editors of the content
 * run
 * `npm run check` too (docs/editor-guide.md), and the compiler speaks only English.
 */

const CONTENT = /^src\/(?:content|brand)\//
const MODEL = /^src\/content\/models\/[^/]+\/model\.ts$/

type Complaint = { file: string; line: string; code: string; text: string }
type Sentence = (complaint: Complaint) => string

const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)

const unclosed = () =>
  'не хватает закрывающей кавычки. Поставьте её в конце текста этой строки, перед запятой; одиночная кавычка внутри текста тоже закрывает его.'
const punctuation = () =>
  'лишний или пропущенный знак: запятая, скобка или кавычка. Сравните эту строку и строку над ней с соседними записями.'
const missing: Sentence = ({ text }) => {
  const [, named] = /(?:Property '([^']+)' is missing)/.exec(text) ?? []
  const [, list] = /following properties from type .+?: (.+?)(?:\.|$)/.exec(text) ?? []
  return `в записи не хватает поля: ${named ?? list ?? 'какого, сказано выше'}. Допишите его, как в соседних записях.`
}
const wrongKind: Sentence = (complaint) => {
  const { text } = complaint
  if (/is missing in type|missing the following/.test(text)) return missing(complaint)
  const [given = '', wanted = ''] = /Type (.+?) is not assignable to type (.+?)\.?$/.exec(text)?.slice(1) ?? []
  const isText = /^['"]?string|^'"/.test(given)
  if (/number/.test(wanted) && isText) return 'здесь нужно число без кавычек, а написан текст. Уберите кавычки.'
  if (/string/.test(wanted) && /number|^'\d/.test(given))
    return 'здесь нужен текст в кавычках, а написано число. Поставьте кавычки.'
  if (/StaticRouteName/.test(wanted))
    return `такой страницы нет: ${given.replaceAll("'", '')}. Имена страниц стоят слева в src/content/site-pages.ts: возьмите одно из них.`
  const [, meant = ''] = /Did you mean '"(.+?)"'\?/.exec(text) ?? []
  return `такого значения здесь быть не может${given ? `: ${given.replaceAll("'", '')}` : ''}. ${meant ? `Возможно, нужно "${meant}". Если нет, возьмите` : 'Возьмите'} одно из тех, что у соседних записей.`
}
const unknownField: Sentence = ({ text }) =>
  `поля «${quoted(text)[0] ?? ''}» здесь не бывает. Проверьте, нет ли в его имени опечатки.`
const unknownName: Sentence = ({ text }) =>
  `слово ${quoted(text)[0] ?? ''} стоит без кавычек. Текст пишется в кавычках; если это имя, проверьте, нет ли в нём опечатки.`

const SENTENCES: ReadonlyMap<string, Sentence> = new Map([
  ['TS1002', unclosed],
  ['TS1160', unclosed],
  ['TS1005', punctuation],
  ['TS1109', punctuation],
  ['TS1128', punctuation],
  ['TS1136', punctuation],
  ['TS1137', punctuation],
  ['TS2322', wrongKind],
  ['TS2820', wrongKind],
  ['TS2345', wrongKind],
  ['TS2739', missing],
  ['TS2740', missing],
  ['TS2741', missing],
  ['TS2353', unknownField],
  ['TS2561', unknownField],
  ['TS2304', unknownName],
  ['TS2552', unknownName],
])

/**
 * A message of the compiler: `src/content/faq.ts(12,5): error TS1002: Unterminated string literal.`, with more lines
 * below.
 */
const COMPILER = /^(\S+?)\((\d+),\d+\): error (TS\d+): (.*)$/

function complaintsOf(output: string): Complaint[] {
  const complaints: Complaint[] = []
  for (const row of output.split('\n')) {
    const [, file, line = '', code = '', text = ''] = COMPILER.exec(row) ?? []
    const last = complaints.at(-1)
    if (file) complaints.push({ file, line, code, text })
    // The last line of a message is the one about the value itself.
    else if (last && row.startsWith('  ')) last.text = row.trim()
  }
  return complaints
}

/**
 * A model with an error takes its addresses along: every link to its pages is then an error, too, and its own
 * addresses seem to lack a name. Only messages about the model itself are the cause. The same with a file that cannot
 * be parsed.
 */
function causesOf(complaints: readonly Complaint[]): readonly Complaint[] {
  const unreadable = complaints.filter(({ code }) => code.startsWith('TS1'))
  if (unreadable.length > 0)
    return unreadable.filter((one, index) => unreadable.findIndex(({ file }) => file === one.file) === index)
  const ofModels = complaints.filter(({ file, text }) => MODEL.test(file) && !text.includes('OwnPage'))
  return ofModels.length > 0 ? ofModels : complaints
}

/** One sentence per line of the content with an error; nothing for other files and unknown messages. */
export function inRussian(output: string): string[] {
  const said = new Map<string, string>()
  for (const complaint of causesOf(complaintsOf(output).filter(({ file }) => CONTENT.test(file)))) {
    const { file, line, code } = complaint
    const sentence = SENTENCES.get(code)
    const place = `${file}:${line}`
    if (sentence && !said.has(place)) said.set(place, `${place}: ${sentence(complaint)}`)
  }
  return [...said.values()]
}
