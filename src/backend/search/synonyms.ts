import { stem } from '#src/backend/search/stemmer.ts'

/** Words with the same meaning for visitors: the first of a row replaces all of them, in texts and in queries. */
const groups: readonly string[] = [
  'цена стоимость прайс стоит',
  'кроссовер внедорожник паркетник suv джип',
  'обслуживание техобслуживание то',
  'галерея фото фотографии снимки',
  'динамика разгон',
  'трейдин обмен обменять',
  'пробег подержанный подержаный бу',
  'дилер автосалон',
  'питер спб петербург',
  'екатеринбург екб',
  'москва мск московский',
  'нижний нн',
  'автомобиль машина авто тачка',
  'дети ребёнок ребенок детский',
  'двигатель мотор',
  'шины шина резина покрышка покрышки',
  'зима зимний зимой',
  'лето летний летом',
  'сос sos',
  'скидка акция спецпредложение выгода',
  'страхование страховка застраховать',
  'электромобиль электрокар электромашина',
  'юридический юрлицо корпоративный юрлица',
  'клиренс просвет',
  'записаться запись записать',
  'расчёт рассчитать посчитать калькулятор',
  'аккумулятор акб батарея',
  'коробка акпп автомат трансмиссия',
  'купить покупка приобрести',
  'сотня сотка',
  'вин vin',
  'обновлённый обновленный обновление рестайлинг рестайлинговый фейслифт',
  'панорама панорамный люк',
  'фары фара оптика',
  'размер размерность',
]

/** Every word of the groups, for the spelling dictionary. */
export const synonymWords: readonly string[] = groups.flatMap((group) => group.split(' '))

const canonical = new Map<string, string>()
for (const group of groups) {
  const [first = '', ...others] = group.split(' ').map(stem)
  for (const other of others) canonical.set(other, first)
}

/** The canonical form of a stem: "прайс" becomes "цен". */
export const toCanonical = (word: string): string => canonical.get(word) ?? word
