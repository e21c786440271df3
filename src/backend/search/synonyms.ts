import { stem } from '#src/backend/search/stemmer.ts'

/** Words that mean the same to a visitor: the first of a row stands for all of them, in texts and in questions. */
const groups: readonly string[] = [
  'цена стоимость прайс стоит',
  'кроссовер внедорожник паркетник suv',
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
  'вин vin',
]

const canonical = new Map<string, string>()
for (const group of groups) {
  const [first = '', ...others] = group.split(' ').map(stem)
  for (const other of others) canonical.set(other, first)
}

/** The common form of a stem: «прайс» becomes «цен». */
export const toCanonical = (word: string): string => canonical.get(word) ?? word
