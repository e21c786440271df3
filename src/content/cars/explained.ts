import { typografDeep } from '#src/domain/typography.ts'

/**
 * Texts and schematic data of the diagrams on the section pages. What is not a fact about a car is marked as schematic.
 */

/** The zones of the sensor diagram, in the order of the drawing, with their default texts. */
export const sensorZones = typografDeep([
  {
    id: 'blind',
    name: 'Слепые зоны',
    text: 'Монитор смотрит туда, где кончаются зеркала, и предупреждает о соседе с той стороны, с которой он едет.',
  },
  {
    id: 'cross',
    name: 'Перекрёсток',
    text: 'Радары по углам видят поперечное движение раньше, чем его увидит водитель из-за длинного капота.',
  },
  {
    id: 'camera',
    name: 'Впереди',
    text: 'Камера различает машины, пешеходов и велосипедистов и готовит тормоза раньше, чем нога найдёт педаль.',
  },
  {
    id: 'far',
    name: 'Далеко',
    text: 'Радар держит дистанцию до машины впереди там, где глаз уже не считает метры.',
  },
  {
    id: 'round',
    name: 'Вокруг',
    text: 'Четыре камеры складываются в вид сверху: бордюр виден, даже если из окна его не видно.',
  },
  {
    id: 'park',
    name: 'Вплотную',
    text: 'Датчики в бамперах ведут счёт на сантиметры и предупреждают о том, что ниже камеры.',
  },
] as const)

/** From the road to the ear; `keep` is the drawn share of the wave. */
export const soundLayers = typografDeep([
  { name: 'Шина', text: 'Поглотитель внутри колеса', keep: 0.74 },
  { name: 'Арка и днище', text: 'Вязкий слой и мягкий экран', keep: 0.66 },
  { name: 'Уплотнители', text: 'Два контура по всему проёму', keep: 0.62 },
  { name: 'Двойное стекло', text: 'Плёнка между стёклами', keep: 0.56 },
  { name: 'Встречная волна', text: 'Датчики слышат дорогу, динамики гасят её шум', keep: 0.3 },
])

/** Per cent of torque at the front axle. */
export const roadSurfaces = typografDeep([
  { name: 'Сухо', front: 16 },
  { name: 'Снег', front: 46 },
  { name: 'Грязь', front: 50 },
  { name: 'Песок', front: 40 },
])

export const heatedSeats = typografDeep([
  { seats: [1], value: 'Подогрев', name: 'и вентиляция' },
  { seats: [0], value: 'Подогрев', name: 'и вентиляция' },
  { seats: [2, 3], value: 'Подогрев', name: 'задний ряд' },
])
export const warmSeats = typografDeep([
  { seats: [1], value: 'Водитель', name: 'Кресло и руль' },
  { seats: [0], value: 'Пассажир', name: 'Кресло' },
  { seats: [2, 3], value: 'Сзади', name: 'Все места' },
])
export const climateZones = [
  { seats: [1], value: '21,5°', name: 'Водитель' },
  { seats: [0], value: '22°', name: 'Пассажир' },
  { seats: [2, 3], value: '20,5°', name: 'Задний ряд' },
]
export const rearRow = typografDeep([
  { seats: [2], value: 'Экран', name: 'и свой климат' },
  { seats: [3], value: 'Экран', name: 'и свой климат' },
])
export const childSeats = typografDeep([
  { seats: [2], value: 'Кресло', name: 'закреплено' },
  { seats: [3], value: 'Кресло', name: 'закреплено' },
])

export const rearSeatZones = typografDeep([
  { id: 'head', name: 'Подголовник', text: 'Мягкие края, опора для затылка' },
  { id: 'shoulder', name: 'Спинка', text: 'Наклоняется с пульта в подлокотнике' },
  { id: 'lumbar', name: 'Поясница', text: 'Поддержка там, где спина устаёт первой' },
  { id: 'cushion', name: 'Подушка', text: 'Греет и охлаждает' },
  { id: 'leg', name: 'Опора для ног', text: 'Поднимается к горизонтали' },
] as const)

/** A winter morning by the clock. */
export const morning = typografDeep([
  { time: '7:20', text: 'Мотор запущен с телефона. За окном −20 °C, в салоне пока столько же.' },
  { time: '7:28', text: 'Тёплый руль, тёплые кресла, стекло без льда. Вы допиваете кофе.' },
  { time: '7:35', text: 'Двери проверены с телефона. Осталось усадить детей и ехать.' },
])

export const words = typografDeep({
  zones: 'Зона',
  zonesHeading: 'Шесть зон вокруг автомобиля',
  zonesNote: 'Схема зон. Дальность показана условно и зависит от погоды, скорости и комплектации.',
  engine: 'Двигатель',
  enginesNote: 'Кривые построены по паспортным точкам, между ними — расчёт.',
  distance: 'Сотня в метрах',
  distanceText:
    'Секунды трудно представить, метры легко. Каждый контур — положение машины в следующую секунду разгона.',
  distanceNote: 'Путь рассчитан по времени разгона, машины начерчены в масштабе дороги.',
  surface: 'Дорога',
  driveNote: 'Доли момента показаны условно.',
  airbagsNote: 'Схема. Число и состав подушек зависят от комплектации.',
  cageNote: 'Силовой контур показан условно, кузов начерчен в масштабе.',
  wheelsNote: 'Круги — диаметр колеса этой модели. В масштабе.',
  arcNote:
    'Плечо изгибается в одну сторону и нигде не ломается: штрихи — высота дуги над прямой от фары до фонаря. В масштабе.',
  combNote:
    'Чем длиннее штрих, тем круче здесь изогнута линия. Край штрихов нигде не рвётся, поэтому и блик на кузове не ломается.',
  horizonNote: 'Линии кузова продолжены до краёв рисунка.',
  beamNote: 'Расстояния в масштабе, форма луча показана условно.',
  screenNote: 'Изображение на экране условное.',
  speakersNote: 'Расположение динамиков показано условно.',
  zonesOfCabin: 'Схема. Состав зависит от комплектации.',
  climateNote: 'Температуры показаны для примера.',
  wave: 'Высота волны условна.',
  shown: 'Показано условно.',
  projection: 'Пример проекции, показан условно.',
  holeNote: 'Глубина ямы и ход колеса показаны условно.',
  bumpNote: 'Высота препятствия и ход колеса показаны условно.',
  seatNote: 'Углы показаны условно. Состав зависит от комплектации.',
  lightsNote: 'Экран передаёт цвет приблизительно.',
  longNote: 'В масштабе: вставка и есть разница.',
  lengthNote: 'В масштабе, все от одного нуля.',
  turnNote: 'Размеры в масштабе, угол колёс показан условно.',
  morningNote: 'Пример. Что доступно в вашем регионе, подскажет раздел подключённых сервисов.',
  claims: {
    heat: 'Что греет и охлаждает',
    warm: 'Тепло до поездки',
    climate: 'Три зоны климата',
    rear: 'Пакет для заднего ряда',
    children: 'Места для детских кресел',
  },
})
