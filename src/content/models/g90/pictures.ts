import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'
import { renderedInteriors, renderedLights, renderedPaints } from '#src/content/pictures/rendered-colours.ts'

const DRIVER_ALT = 'Место водителя G90: кожа цвета слоновой кости, полоса дерева во всю ширину'
const REAR_ALT = 'Задний ряд G90 в слоновой кости: два кресла со стёганой кожей, между ними консоль из дерева с экраном'
const FLANK_ALT = 'Борт тёмно-синего G90 вечером: линия плеча идёт от фары до фонаря'
const HALL_ALT = 'Зал лаунжа вечером: белый G90, два кресла, стена с образцами кож и цветов'
const FACE_ALT = 'G90 прямо спереди в темноте: светятся две линии фар'
const LINE_UP_ALT = 'Пять моделей в тёмном зале: впереди тёмно-синий G90, фары горят, над каждой машиной линия света'
const DRIVE_ALT = 'Тёмно-синий G90 на дороге: солнце на длинном борту, лес слился в полосы'
const SCENE_ALT = 'Тёмно-синий G90 сзади на мокрой ночной улице, вдоль стены две полосы света'
const ABOVE_ALT =
  'Тёмно-синий G90 сверху у дома вечером: через корму идёт красная линия, окно отражается на мокрых плитах'
const NIGHT_ALT = 'Салон G90 ночью: вдоль панели и двери идёт янтарная линия света, за стеклом огни города'
const SAMPLES_ALT =
  'Материалы G90 на столе: стёганая подушка, веер кож, шпон, катушки ниток и формы, окрашенные в цвета кузова'
const driver = rendered('g90/cabin-driver-ivr', DRIVER_ALT)
const rear = rendered('g90/cabin-rear-ivr', REAR_ALT)

/** Rendered pictures of the G90. */
export const renders: ModelPhotos = {
  hero: rendered('g90/hero', 'Тёмно-синий G90 ночью: решётка-щит и две линии света, в салоне светлые кресла'),
  'hero-upright': rendered('g90/hero-upright', 'Тёмно-синий G90 ночью: решётка-щит и две линии света'),
  flank: rendered('g90/flank', FLANK_ALT),
  'flank-upright': rendered('g90/flank-upright', FLANK_ALT),
  place: rendered('g90/place', 'Тёмно-синий G90 у бетонного дома вечером: светится одно длинное окно'),
  'place-upright': rendered(
    'g90/place-upright',
    'Тёмно-синий G90 у бетонного дома вечером: светится одно длинное окно',
  ),
  scene: rendered('g90/scene', SCENE_ALT),
  'scene-upright': rendered('g90/scene-upright', SCENE_ALT),
  above: rendered('g90/above', ABOVE_ALT),
  'above-upright': rendered('g90/above-upright', ABOVE_ALT),
  drive: rendered('g90/drive', DRIVE_ALT),
  'drive-upright': rendered('g90/drive-upright', DRIVE_ALT),
  rear34: rendered('g90/rear34', 'Тёмно-синий G90 ночью сзади: через всю корму идёт красная линия света'),
  cabin: driver,
  'cabin-upright': rendered('g90/cabin-driver-upright-ivr', DRIVER_ALT),
  'cabin-rear': rear,
  'cabin-rear-upright': rendered('g90/cabin-rear-upright-ivr', REAR_ALT),
  'cabin-night': rendered('g90/cabin-night-amber', NIGHT_ALT),
  'cabin-night-upright': rendered('g90/cabin-night-upright-amber', NIGHT_ALT),
  hall: rendered('g90/hall', HALL_ALT, [40, 60]),
  'hall-upright': rendered('g90/hall-upright', HALL_ALT),
  samples: rendered('g90/samples', SAMPLES_ALT, [45, 60]),
  'samples-upright': rendered('g90/samples-upright', SAMPLES_ALT),
  face: rendered('g90/face', FACE_ALT),
  'face-upright': rendered('g90/face-upright', FACE_ALT),
  'line-up': rendered('g90/line-up', LINE_UP_ALT),
  'line-up-upright': rendered('g90/line-up-upright', LINE_UP_ALT, [50, 64]),
  showroom: renderedPaints('g90', 'G90', ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'GRN', 'BRN', 'BLK']),
  lights: renderedLights('g90/cabin-night'),
  'lights-upright': renderedLights('g90/cabin-night-upright'),
  interiors: { ...renderedInteriors('g90', 'G90', ['NNB', 'BRW', 'GRY', 'SMA']), IVR: driver },
  rears: { IVR: rear },
  details: [
    { ...rendered('g90/lamp', 'Фара G90: две линии света одна над другой, слева край решётки-щита'), shows: 'lamp' },
    {
      ...rendered('g90/mirror', 'Зеркало G90: стоит на двери, стекло обведено тонкой светлой линией'),
      shows: 'mirror',
    },
    {
      ...rendered('g90/handle', 'Ручка двери G90: утоплена в дверь, над ней вдоль плеча идёт полоса света', [50, 40]),
      shows: 'handle',
    },
    { ...rendered('g90/tail', 'Задний фонарь G90: две красные линии повторяют рисунок фар'), shows: 'tail' },
    { ...rendered('g90/grille', 'Решётка-щит G90: тонкие горизонтальные прутья в светлой раме'), shows: 'nose' },
    {
      ...rendered('g90/wheel', 'Колесо G90: двадцать пар тонких спиц, за ними диск тормоза и бронзовый суппорт'),
      shows: 'wheel',
    },
    {
      ...rendered(
        'g90/cabin-detail-ivr',
        'Спинка кресла G90: стёганая кожа цвета слоновой кости, строчка и коричневый кант',
      ),
      shows: 'seam',
    },
  ],
}
