/** Cars that people often bring: only suggestions, any other brand and model may be written. */

const rows: readonly [brand: string, models: string][] = [
  ['Audi', 'A4, A6, Q3, Q5, Q7'],
  ['BMW', '3 серия, 5 серия, X1, X3, X5'],
  ['Chery', 'Tiggo 4, Tiggo 7 Pro, Tiggo 8'],
  ['Chevrolet', 'Aveo, Cruze, Lacetti, Niva'],
  ['Ford', 'EcoSport, Focus, Kuga, Mondeo'],
  ['Geely', 'Atlas, Coolray, Tugella'],
  ['Haval', 'F7, F7x, H9, Jolion'],
  ['Honda', 'Accord, Civic, CR-V, Pilot'],
  ['Hyundai', 'Creta, Elantra, Santa Fe, Solaris, Sonata, Tucson'],
  ['Infiniti', 'Q50, QX50, QX60, QX80'],
  ['Jaguar', 'E-Pace, F-Pace, XE, XF'],
  ['Kia', 'Ceed, Cerato, K5, Optima, Rio, Sorento, Sportage'],
  ['Lada', 'Granta, Kalina, Largus, Niva, Priora, Vesta, XRAY'],
  ['Land Rover', 'Defender, Discovery, Discovery Sport, Range Rover, Range Rover Evoque'],
  ['Lexus', 'ES, GX, LX, NX, RX'],
  ['Mazda', '3, 6, CX-5, CX-9'],
  ['Mercedes-Benz', 'C-Класс, E-Класс, GLC, GLE, S-Класс'],
  ['MINI', 'Clubman, Cooper, Countryman'],
  ['Mitsubishi', 'ASX, L200, Outlander, Pajero Sport'],
  ['Nissan', 'Almera, Murano, Qashqai, Terrano, X-Trail'],
  ['Opel', 'Astra, Corsa, Mokka, Zafira'],
  ['Peugeot', '308, 408, 3008, 5008'],
  ['Porsche', 'Cayenne, Macan, Panamera'],
  ['Renault', 'Arkana, Duster, Kaptur, Logan, Sandero'],
  ['Skoda', 'Karoq, Kodiaq, Octavia, Rapid, Superb'],
  ['Subaru', 'Forester, Outback, XV'],
  ['Suzuki', 'Grand Vitara, Jimny, SX4, Vitara'],
  ['Toyota', 'Camry, Corolla, Highlander, Land Cruiser, Land Cruiser Prado, RAV4'],
  ['Volkswagen', 'Golf, Jetta, Passat, Polo, Tiguan, Touareg'],
  ['Volvo', 'S60, S90, XC40, XC60, XC90'],
  ['УАЗ', 'Патриот, Пикап, Хантер'],
]

const models: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map(([brand, list]) => [brand.toLowerCase(), list.split(', ')]),
)

export const ownBrands: readonly string[] = rows.map(([brand]) => brand)

/** Models of a brand, however it is written; none for one that is not in the list. */
export const ownModelsOf = (brand: string): readonly string[] => models.get(brand.trim().toLowerCase()) ?? []
