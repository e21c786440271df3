import { complectationOf } from '#src/content/cars/complectations.ts'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { featureCategories } from '#src/content/cars/categories.ts'
import { featuresOf } from '#src/content/cars/features.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { trims } from '#src/content/cars/trims.ts'
import { facts } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/names.ts'
import { worksOf } from '#src/content/service-plan.ts'
import { serviceInterval, tyrePressure, warrantyTerms } from '#src/content/warranty-and-service.ts'
import { BRAND, company, editions } from '#src/brand/brand.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { countOf, formatDate, formatMm, formatNumber } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** A text of sections that becomes a PDF. Dates are ISO. */
export type PrintedText = {
  title: string
  edition: string
  editionText: string
  sections: readonly {
    heading?: string | undefined
    paragraphs?: readonly string[] | undefined
    items?: readonly string[] | undefined
  }[]
}

const YEARS = ['год', 'года', 'лет'] as const
/** After four services the plan repeats. */
const SERVICES = [1, 2, 3, 4] as const

/**
 * A short owner's guide from the site's data. It says that it is short: figures on the car's plates or in its full
 * manual take precedence.
 */
export function ownerGuide(code: ModelCode): PrintedText {
  const name = `${BRAND} ${modelName(code)}`
  const size = facts[code]
  return typografDeep({
    title: `${name}: краткое руководство по эксплуатации`,
    edition: editions.texts,
    editionText: `Редакция от ${formatDate(editions.texts)}`,
    sections: [
      ...gettingStarted(),
      ...equipment(code),
      {
        heading: 'Помощники не водят за вас',
        paragraphs: [
          'Торможение, удержание полосы и круиз-контроль подсказывают и страхуют, но отвечает за движение водитель. Камеры и радары видят хуже в снег, дождь, туман и против низкого солнца: протирайте стекло перед камерой, бамперы и объективы камер. Держите руки на руле.',
        ],
      },
      ...maintenance(code),
      ...emergencies(),
      {
        heading: 'Размеры для гаража, парома и мойки',
        items: [
          `Длина ${formatMm(size.length)}, ширина без зеркал ${formatMm(size.width)}, высота ${formatMm(size.height)}, колёсная база ${formatMm(size.wheelbase)}.`,
        ],
      },
      {
        heading: 'Помощь',
        paragraphs: [
          `Служба поддержки: ${company.supportPhone}, ${company.supportHours.toLowerCase()}. Почта: ${company.supportEmail}. При звонке назовите VIN: он под лобовым стеклом и в документах.`,
        ],
      },
    ],
  })
}

function gettingStarted(): PrintedText['sections'] {
  return [
    {
      heading: 'Об этом руководстве',
      paragraphs: [
        `Здесь собрано то, что нужно чаще всего: чем машина управляет сама, чем её заправлять, когда ехать на обслуживание и что делать, если что-то случилось. Полное руководство лежит в автомобиле и есть у любого официального дилера ${BRAND}. Если числа расходятся, верьте полному руководству и табличкам на самом автомобиле.`,
        'Оснащение зависит от комплектации. Чего нет в вашей, того нет и в вашем автомобиле.',
      ],
    },
    {
      heading: 'Перед первой поездкой',
      items: [
        'Сядьте так, чтобы спина касалась спинки, а выжатая до упора педаль тормоза не выпрямляла ногу. Запястье вытянутой руки лежит на верху руля.',
        'Поднимите подголовник: его верх на уровне макушки. Отрегулируйте зеркала.',
        'Пристегните всех. Детей перевозите в креслах по росту и весу: скобы креплений стоят на крайних местах второго ряда.',
        'Держите ключ при себе: машина узнаёт его рядом. Завести — нажать тормоз и кнопку запуска.',
        'Прочтите в полном руководстве разделы о подушках безопасности и о контрольных лампах.',
      ],
    },
    {
      heading: 'Контрольные лампы',
      items: [
        'Красная — опасно ехать дальше. Остановитесь в безопасном месте, заглушите двигатель, найдите лампу в полном руководстве или позвоните в поддержку.',
        'Жёлтая — неисправность или предупреждение. Ехать можно спокойно, без резких разгонов; в ближайшие дни покажите машину дилеру. Мигает лампа двигателя — сбросьте скорость и остановитесь.',
        'Зелёная, синяя и белая — что-то включено. Это не неисправность.',
      ],
    },
  ]
}

function maintenance(code: ModelCode): PrintedText['sections'] {
  const size = facts[code]
  const fuels = new Set(modificationsOf(code).map(({ fuel }) => fuel))
  return [
    {
      heading: 'Топливо и жидкости',
      items: [
        ...(fuels.has('petrol') ? [`Бензин: АИ-95 или выше. Двигатели: ${enginesOf(code, 'petrol')}.`] : []),
        ...(fuels.has('diesel')
          ? [
              `Дизельное топливо по сезону: летнее в мороз густеет. Двигатель: ${enginesOf(code, 'diesel')}. Бензин в бак дизеля не наливают; если это случилось, не запускайте двигатель и звоните в поддержку.`,
            ]
          : []),
        `Объём бака: ${size.tank} л (уточняется).`,
        'Масло, тормозная и охлаждающая жидкости: только с допусками из полного руководства. Уровень масла смотрите на холодном двигателе, на ровном месте. Пробку радиатора на горячем двигателе не открывают.',
        'Жидкость омывателя: зимой — незамерзающая. Вода в мороз разрывает бачок и трубки.',
      ],
    },
    {
      heading: 'Шины и колёса',
      items: [
        `Диски: ${size.wheels} дюймов, в старших комплектациях и с пакетом колёс больше (уточняется).`,
        `${tyrePressure.where} ${tyrePressure.when}`,
        'На всех колёсах — шины одного размера и типа. У полного привода разный износ передних и задних шин вредит приводу.',
        'Гайки колеса после замены подтягивают через 50–100 км.',
      ],
    },
    {
      heading: 'Обслуживание',
      paragraphs: [
        `Раз в ${countOf(serviceInterval.months, ['месяц', 'месяца', 'месяцев'])} или через ${formatNumber(serviceInterval.km)} км, что наступит раньше (уточняется). При частых коротких поездках, пыли и морозах — чаще. Записаться и посчитать дату: раздел «Владельцам» сайта.`,
      ],
      items: SERVICES.map(
        (number) =>
          `ТО-${number}, ${formatNumber(serviceInterval.km * number)} км: ${worksOf(number, fuels).map(lowerFirst).join('; ')}.`,
      ),
    },
    {
      heading: 'Гарантия',
      items: [
        `На автомобиль: ${countOf(warrantyTerms.car.years, YEARS)} или ${formatNumber(warrantyTerms.car.km)} км, что наступит раньше; на краску — ${countOf(warrantyTerms.paintYears, YEARS)}, от сквозной коррозии — ${countOf(warrantyTerms.corrosionYears, YEARS)} (уточняется).`,
        'Срок идёт со дня передачи автомобиля первому владельцу и переходит к следующему вместе с сервисной книжкой.',
        'Храните документы о работах и деталях, где бы ни обслуживались.',
      ],
    },
  ]
}

function emergencies(): PrintedText['sections'] {
  return [
    {
      heading: 'Если что-то случилось',
      items: [
        'Авария с пострадавшими: включите аварийную сигнализацию, выставьте знак, вызовите 112. Помогайте, если это безопасно; до приезда помощи ничего не сдвигайте.',
        'Прокол: доедьте на малой скорости до ровного безопасного места, поставьте машину на стояночный тормоз, высадите пассажиров. Набор и место домкрата описаны в полном руководстве. Под машиной на домкрате не работают.',
        'Разряжен аккумулятор: провод «плюс» к «плюсу», «минус» — к массе двигателя, а не к клемме разряженной батареи. Снимают в обратном порядке. Не получилось с двух попыток — звоните.',
        'Перегрев: остановитесь, выключите кондиционер, включите отопитель на полную. Пар — заглушите двигатель и не открывайте капот, пока пар не сойдёт.',
        'Буксировка: только эвакуатор с полной погрузкой, если привод полный. С вывешенной осью коробка и привод выходят из строя.',
        'Вода на дороге выше порога: не въезжайте. Двигатель заглох в воде — не запускайте его снова.',
        'Машина не узнаёт ключ: приложите его к кнопке запуска; открыть дверь поможет механический ключ внутри пульта.',
      ],
    },
  ]
}

/** The model's equipment by category, each item explained, with the trim it starts from. */
function equipment(code: ModelCode): PrintedText['sections'] {
  const own = trims
    .filter(({ model }) => model === code)
    .toSorted((a, b) => a.level - b.level)
    .map((trim) => ({ name: complectationOf(trim).name, items: featuresOf(trim).items }))
  const known = own.at(-1)?.items ?? []
  const where = (id: number): string => {
    const having = own.filter(({ items }) => items.find((item) => item.id === id)?.value === 'standard')
    return having.length === own.length
      ? ''
      : ` Есть в комплектациях: ${[...new Set(having.map(({ name }) => name))].join(', ')}.`
  }
  return featureCategories.flatMap(({ id, name }, index) => {
    const items = known
      .filter(({ category_id, value }) => category_id === id && value !== 'none')
      .map((item) => `${item.name}. ${item.description ?? ''}${where(item.id)}`)
    return items.length === 0 ? [] : [{ heading: index === 0 ? `Что есть в машине: ${lowerFirst(name)}` : name, items }]
  })
}

const enginesOf = (code: ModelCode, fuel: 'petrol' | 'diesel'): string => {
  const names = trims
    .filter(({ model }) => model === code)
    .map(modificationOf)
    .filter((one) => one.fuel === fuel)
    .map(({ engine, power_hp }) => `${engine}, ${power_hp} л. с.`)
  return [...new Set(names)].join('; ')
}
