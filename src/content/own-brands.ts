/** Cars frequently traded in: only suggestions, any other brand and model may be typed. */

type OwnBrand = readonly [brand: string, russian: string]

/** Each with its Russian name: without scripts a browser suggests only from these. */
export const ownBrands: readonly OwnBrand[] = [
  ['Audi', 'Ауди'],
  ['BMW', 'БМВ'],
  ['Chery', 'Чери'],
  ['Chevrolet', 'Шевроле'],
  ['Ford', 'Форд'],
  ['Geely', 'Джили'],
  ['Haval', 'Хавал'],
  ['Honda', 'Хонда'],
  ['Hyundai', 'Хёндэ'],
  ['Infiniti', 'Инфинити'],
  ['Jaguar', 'Ягуар'],
  ['Kia', 'Киа'],
  ['Lada', 'Лада'],
  ['Land Rover', 'Ленд Ровер'],
  ['Lexus', 'Лексус'],
  ['Mazda', 'Мазда'],
  ['Mercedes-Benz', 'Мерседес'],
  ['MINI', 'Мини'],
  ['Mitsubishi', 'Мицубиси'],
  ['Nissan', 'Ниссан'],
  ['Opel', 'Опель'],
  ['Peugeot', 'Пежо'],
  ['Porsche', 'Порше'],
  ['Renault', 'Рено'],
  ['Skoda', 'Шкода'],
  ['Subaru', 'Субару'],
  ['Suzuki', 'Сузуки'],
  ['Toyota', 'Тойота'],
  ['Volkswagen', 'Фольксваген'],
  ['Volvo', 'Вольво'],
  ['УАЗ', ''],
]
