import { expect, test } from 'vitest'
import { inRussian } from '../../../scripts/check/in-russian.ts'

const NEWS = 'src/content/seed/news.ts'

test.each([
  [
    'a price as text, with all that follows from it',
    [
      `src/backend/breadcrumbs.ts(23,70): error TS2322: Type '"model-a"' is not assignable to type 'StaticRouteName'.`,
      `src/content/models/a/copy.ts(47,35): error TS2820: Type '"a-design"' is not assignable to type 'StaticRouteName'. Did you mean '"b-design"'?`,
      `src/content/models/a/model.ts(11,5): error TS2322: Type '"/a.html"' is not assignable to type 'OwnPage | (\`/\${string}.html\` & OwnPage)'.`,
      `src/content/models/a/model.ts(32,25): error TS2322: Type 'string' is not assignable to type 'number'.`,
    ],
    ['src/content/models/a/model.ts:32: здесь нужно число без кавычек, а написан текст. Уберите кавычки.'],
  ],
  [
    'a field that is missing',
    [
      `${NEWS}(47,3): error TS2741: Property 'alt' is missing in type '{ id: number; date: string; }' but required in type 'Row'.`,
    ],
    [`${NEWS}:47: в записи не хватает поля: alt. Допишите его, как в соседних записях.`],
  ],
  [
    'fields that are missing',
    [
      `${NEWS}(47,3): error TS2739: Type '{ id: number; }' is missing the following properties from type 'Row': alt, date`,
    ],
    [`${NEWS}:47: в записи не хватает поля: alt, date. Допишите его, как в соседних записях.`],
  ],
  [
    'a quote that is not closed',
    [`${NEWS}(8,19): error TS1002: Unterminated string literal.`, `${NEWS}(9,5): error TS1005: ',' expected.`],
    [
      `${NEWS}:8: не хватает закрывающей кавычки. Поставьте её в конце текста этой строки, перед запятой; одиночная кавычка внутри текста тоже закрывает его.`,
    ],
  ],
  [
    'a value of none of the kinds',
    [
      `${NEWS}(50,5): error TS2820: Type '"servise"' is not assignable to type 'NewsCategory'. Did you mean '"service"'?`,
    ],
    [
      `${NEWS}:50: такого значения здесь быть не может: "servise". Возможно, нужно "service". Если нет, возьмите одно из тех, что у соседних записей.`,
    ],
  ],
  [
    'a field that is not known',
    [
      `${NEWS}(50,5): error TS2561: Object literal may only specify known properties, but 'nane' does not exist in type 'Row'. Did you mean to write 'name'?`,
    ],
    [`${NEWS}:50: поля «nane» здесь не бывает. Проверьте, нет ли в его имени опечатки.`],
  ],
  [
    'code is not an editor’s',
    [`src/app/pages.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'.`],
    [],
  ],
])('%s', (_, output, sentences) => expect(inRussian(output.join('\n'))).toEqual(sentences))
