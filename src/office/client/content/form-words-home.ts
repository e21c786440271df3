import type { UiSchema } from '@rjsf/utils'
import { faqTopicTitles } from '#src/content/faq-topics.ts'
import { modelName } from '#src/content/models/names.ts'
import { FAQ_TOPICS } from '#src/domain/faq.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import {
  AD_MARK,
  ALT,
  HIDDEN,
  inOrder,
  LONG,
  named,
  PATH_HELP,
  PICTURE,
  withHelp,
} from '#src/office/client/content/form-fields.ts'

/** Forms of the home page's slides and of the questions. */

export const homeSlide: UiSchema = {
  ...inOrder('name', 'title', 'text', 'button', 'model', 'image', 'alt', 'sort', 'opens'),
  id: HIDDEN,
  name: named('Название', withHelp('В ряду слайдов под снимком: одно-два коротких слова')),
  title: named('Заголовок'),
  text: named('Текст', { ...LONG, ...withHelp('Одно-два предложения под заголовком') }),
  button: named('Кнопка', { name: named('Надпись'), href: named('Куда ведёт', withHelp(PATH_HELP)) }),
  model: named('Модель', {
    'ui:enumNames': ['Не о модели', ...MODEL_CODES.map(modelName)],
    ...withHelp('Слайд о модели показывает её снимок и цену'),
  }),
  image: named('Снимок', { ...PICTURE, ...withHelp('Нет своего — снимок модели. На телефоне обрежется сам') }),
  alt: ALT,
  sort: named('Порядок', withHelp('Слайды стоят от меньшего числа к большему; модели — 10, 20, 30…')),
  ...AD_MARK,
  opens: named('С него начинается главная', withHelp('Если так отмечены несколько, начинает самый новый')),
}

export const question: UiSchema = {
  ...inOrder('topic', 'question', 'answer', 'sort'),
  id: HIDDEN,
  slug: HIDDEN,
  topic: named('Тема', { 'ui:enumNames': FAQ_TOPICS.map((topic) => faqTopicTitles[topic]) }),
  question: named('Вопрос', withHelp('Так, как его задал бы посетитель')),
  answer: named('Ответ', LONG),
  sort: named('Порядок в теме', withHelp('Вопросы стоят от меньшего числа к большему')),
}
