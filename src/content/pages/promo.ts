import { defineCopy, defineMeta } from '#src/content/copy.ts'
import { details } from '#src/content/models/details.ts'
import { facts } from '#src/content/models/facts.ts'
import { bootFigure, build, lengthFigure, wheelbaseFigure } from '#src/content/models/shared.ts'
import { MINUTES } from '#src/content/visit.ts'
import { visitConditions } from '#src/content/visit-conditions.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatMm } from '#src/domain/format.ts'

export const copy = defineCopy({
  'promo-new-g80': {
    h1: 'Новый G80. Услышьте тишину первыми',
    lead: 'Предварительная запись на тест-драйв бизнес-седана.',
    figures: [lengthFigure('new-g80'), wheelbaseFigure('new-g80')],
    sections: [
      {
        id: 'why',
        heading: 'Почему стоит приехать',
        text: [
          `За час вы проверите главное: как машина едет по плохой дороге, как слышно собеседника на заднем ряду, как паркуется седан длиной ${formatMm(facts['new-g80'].length)}.`,
        ],
      },
      {
        id: 'inside',
        heading: 'Что внутри',
        text: ['Проекция на стекло, экран 14,5 дюйма, отдельный климат сзади. Подвеска готовится к ямам заранее.'],
        figures: [{ label: 'Диагональ экрана', value: '14,5', unit: 'дюйма' }],
      },
      {
        id: 'visit',
        heading: 'Как пройдёт поездка',
        text: ['Маршрут выберем вместе. Рядом будет специалист: покажет главное и ответит на вопросы.'],
        answers: visitConditions,
      },
      {
        id: 'price',
        heading: 'Узнайте цену первыми',
        text: [
          'Оставьте имя и телефон, почта — по желанию: в день объявления сообщим цены всех версий. Один раз, без рассылок.',
          'Версию, цвет и салон можно выбрать уже сейчас: тогда в тот же день вы увидите цену своей машины.',
        ],
        ctas: [build('new-g80'), { label: 'Страница G80', to: 'model-new-g80' }],
      },
    ],
    ctas: [{ label: 'Записаться на тест-драйв', action: 'testDrivePopupOpen', place: 'Промо G80', primary: true }],
  },
  'promo-gv80': {
    h1: 'GV80. Возьмите на тест-драйв всю\u00a0семью',
    lead: 'Большой кроссовер лучше один раз примерить, чем десять раз измерить.',
    figures: [bootFigure('gv80', details.gv80), { label: 'Тест-драйв, около', value: MINUTES, unit: 'минут' }],
    sections: [
      {
        id: 'together',
        heading: 'Проверьте вместе',
        text: [
          `Детское кресло, собака, лыжи — привозите с собой, мы поможем примерить. Маршрут включает трассу, участок с плохим покрытием и двор: при длине ${formatMm(facts.gv80.length)} важно, как кроссовер в него вписывается.`,
        ],
      },
      {
        id: 'surprise',
        heading: 'Что удивит',
        text: [
          'Тишина: шум дороги гасят динамики. Проверьте на трассе, она есть в маршруте.',
          'И свет ночью: тёплая линия идёт под деревом панели и по дверям.',
        ],
      },
      {
        id: 'visit',
        heading: 'Как пройдёт поездка',
        text: ['Маршрут выберем вместе. Дети едут в кресле, рядом с вами будет специалист.'],
        answers: visitConditions,
      },
      {
        id: 'price',
        heading: 'Узнайте цену первыми',
        text: [
          'Сообщим один раз — в день, когда будут объявлены цены всех версий. Достаточно имени и телефона, почта — по желанию.',
          'Пока можно собрать свою: мотор, салон и цвет сохранятся, и цена встанет рядом с ними сама.',
        ],
        ctas: [build('gv80'), { label: 'Страница GV80', to: 'model-gv80' }],
      },
    ],
    ctas: [{ label: 'Записаться на тест-драйв', action: 'testDrivePopupOpen', place: 'Промо GV80', primary: true }],
  },
})

export const meta = defineMeta({
  'promo-new-g80': {
    title: `Новый ${BRAND} G80: предварительная запись на тест-драйв`,
    description: `Новый ${BRAND} G80 — бизнес-седан с тихим салоном и полным приводом. Запишитесь на поездку одними из первых и узнайте цену в день объявления.`,
  },
  'promo-gv80': {
    title: `${BRAND} GV80: тест-драйв большого кроссовера`,
    description: `${BRAND} GV80 — самый вместительный автомобиль марки. Запишитесь на тест-драйв в своём городе и узнайте цену в день объявления.`,
  },
})
