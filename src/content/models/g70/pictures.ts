import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'
import { renderedInteriors, renderedPaints } from '#src/content/pictures/rendered-colours.ts'

const SCREEN_ALT = 'Экран G70 вблизи: карта с маршрутом и музыка, под ним красная линия света'
const FLANK_ALT = 'Борт графитового G70 вечером: линия плеча идёт под низкой крышей от фары до фонаря'
const DRIVER_ALT = 'Место водителя G70: чёрная кожа с красной строчкой, карбон, панель развёрнута к рулю'
const DRIVE_ALT = 'Графитовый G70 на дороге: низкое солнце на капоте, лес за ним слился в полосы'
const REAR_ALT = 'Задний ряд G70: чёрная кожа с красными вставками поперёк, карбон в подлокотнике и в дверях'
const SCENE_ALT = 'Графитовый G70 сзади в тоннеле под кольцами света'
const ABOVE_ALT = 'Графитовый G70 сверху на мокрой ночной улице: фары горят, рядом отражаются две полосы света'
const NIGHT_ALT = 'Салон G70 ночью: вдоль панели и двери идёт красная линия света, за стеклом огни города'
const driver = rendered('g70/cabin-driver-rdn', DRIVER_ALT)
const rear = rendered('g70/cabin-rear-rdn', REAR_ALT)

/** Rendered pictures of the G70. */
export const renders: ModelPhotos = {
  hero: rendered('g70/hero', 'Графитовый G70 ночью: низкий капот, косая сетка решётки, за стеклом красные кресла'),
  'hero-upright': rendered('g70/hero-upright', 'Графитовый G70 ночью: две линии света и отражение в тёмном полу'),
  place: rendered('g70/place', 'Графитовый G70 в тоннеле: кольца света на стенах и в лобовом стекле'),
  'place-upright': rendered('g70/place-upright', 'Графитовый G70 в тоннеле: кольца света на стенах и в лобовом стекле'),
  flank: rendered('g70/flank', FLANK_ALT),
  'flank-upright': rendered('g70/flank-upright', FLANK_ALT),
  scene: rendered('g70/scene', SCENE_ALT),
  'scene-upright': rendered('g70/scene-upright', SCENE_ALT),
  above: rendered('g70/above', ABOVE_ALT),
  'above-upright': rendered('g70/above-upright', ABOVE_ALT),
  drive: rendered('g70/drive', DRIVE_ALT),
  'drive-upright': rendered('g70/drive-upright', DRIVE_ALT),
  rear34: rendered('g70/rear34', 'Графитовый G70 ночью сзади: две красные линии света с каждой стороны кормы'),
  cabin: driver,
  'cabin-upright': rendered('g70/cabin-driver-upright-rdn', DRIVER_ALT),
  'cabin-rear': rear,
  'cabin-rear-upright': rendered('g70/cabin-rear-upright-rdn', REAR_ALT),
  'cabin-night': rendered('g70/cabin-night-rose', NIGHT_ALT),
  'cabin-night-upright': rendered('g70/cabin-night-upright-rose', NIGHT_ALT),
  screen: rendered('g70/screen', SCREEN_ALT, [50, 20]),
  'screen-upright': rendered('g70/screen-upright', SCREEN_ALT),
  showroom: renderedPaints('g70', 'G70', ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'RED', 'MGR', 'WHT']),
  interiors: { ...renderedInteriors('g70', 'G70', ['NNB', 'BRW', 'IVR', 'GRY']), RDN: driver },
  rears: { RDN: rear },
  details: [
    {
      ...rendered('g70/lamp', 'Фара G70: две линии света, под ними воздухозаборник, слева косая сетка'),
      shows: 'lamp',
    },
    {
      ...rendered('g70/wheel', 'Колесо G70: пять двойных спиц, за ними перфорированный диск и бронзовый суппорт'),
      shows: 'wheel',
    },
    {
      ...rendered('g70/tail', 'Задний фонарь G70: две короткие красные линии в тёмной рамке'),
      shows: 'tail',
    },
    {
      ...rendered('g70/mirror', 'Зеркало G70: стоит на двери, за ним тёмное стекло в светлой рамке'),
      shows: 'mirror',
    },
    {
      ...rendered('g70/cabin-detail-rdn', 'Спинка кресла G70: красная перфорированная кожа, красная строчка и кант'),
      shows: 'seam',
    },
    { ...rendered('g70/grille', 'Решётка G70: шестигранник с косой сеткой между фарами'), shows: 'nose' },
  ],
}
