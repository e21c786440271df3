import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'
import { renderedInteriors, renderedPaints } from '#src/content/pictures/rendered-colours.ts'

const PROJECTION_ALT =
  'Дорога через лес после заката с места водителя G80: на стекле скорость, стрелка направо и 400 метров до поворота'
const FLANK_ALT = 'Борт тёмно-зелёного G80 вечером: линия плеча идёт от фары до фонаря'
const REAR_ALT = 'Задний ряд G80: коричневая кожа, орех в подлокотнике и вдоль двери, тонкая линия света'
const DRIVE_ALT = 'Тёмно-зелёный G80 сзади на мокрой лесной дороге после заката, впереди последний свет'
const SCENE_ALT = 'Тёмно-зелёный G80 сбоку перед длинным светлым окном дома'
const ABOVE_ALT = 'Тёмно-зелёный G80 сверху на мокрой ночной улице: фонари горят, свет лежит на борту'
const NIGHT_ALT = 'Салон G80 ночью: вдоль панели и двери идёт песочная линия света, за стеклом огни города'
const driver = rendered(
  'new-g80/cabin-driver-brw',
  'Место водителя G80: коричневая кожа, дерево с открытой порой и тонкая линия света во всю ширину',
)
const rear = rendered('new-g80/cabin-rear-brw', REAR_ALT)

/** Rendered pictures of the G80. */
export const renders: ModelPhotos = {
  hero: rendered('new-g80/hero', 'Тёмно-зелёный G80 ночью: косая сетка решётки, за стеклом коричневые кресла'),
  'hero-upright': rendered('new-g80/hero-upright', 'Тёмно-зелёный G80 ночью, под ним отражается полоса света'),
  place: rendered('new-g80/place', 'Тёмно-зелёный G80 на мокрой улице ночью, в асфальте отражаются две линии света'),
  'place-upright': rendered(
    'new-g80/place-upright',
    'Тёмно-зелёный G80 на мокрой улице ночью, в асфальте отражаются две линии света',
  ),
  flank: rendered('new-g80/flank', FLANK_ALT),
  'flank-upright': rendered('new-g80/flank-upright', FLANK_ALT),
  scene: rendered('new-g80/scene', SCENE_ALT),
  'scene-upright': rendered('new-g80/scene-upright', SCENE_ALT),
  above: rendered('new-g80/above', ABOVE_ALT),
  'above-upright': rendered('new-g80/above-upright', ABOVE_ALT),
  drive: rendered('new-g80/drive', DRIVE_ALT),
  'drive-upright': rendered('new-g80/drive-upright', DRIVE_ALT),
  rear34: rendered(
    'new-g80/rear34',
    'Тёмно-зелёный G80 ночью сзади: по две красные линии света с каждой стороны кормы',
  ),
  cabin: driver,
  'cabin-rear': rear,
  'cabin-rear-upright': rendered('new-g80/cabin-rear-upright-brw', REAR_ALT),
  'cabin-night': rendered('new-g80/cabin-night-sand', NIGHT_ALT),
  'cabin-night-upright': rendered('new-g80/cabin-night-upright-sand', NIGHT_ALT),
  projection: rendered('new-g80/projection', PROJECTION_ALT),
  'projection-upright': rendered('new-g80/projection-upright', PROJECTION_ALT),
  showroom: renderedPaints('new-g80', 'G80', ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'GRN', 'BRN', 'BLK']),
  interiors: { ...renderedInteriors('new-g80', 'G80', ['NNB', 'IVR', 'GRY', 'SMA']), BRW: driver },
  rears: { BRW: rear },
  details: [
    { ...rendered('new-g80/lamp', 'Фара G80: две тонкие линии света, слева косая сетка решётки'), shows: 'lamp' },
    {
      ...rendered('new-g80/wheel', 'Колесо G80: десять тройных спиц, за ними диск тормоза и бронзовый суппорт'),
      shows: 'wheel',
    },
    {
      ...rendered('new-g80/mirror', 'Зеркало G80: тёмно-зелёное, стоит на двери, стекло обведено светлой линией'),
      shows: 'mirror',
    },
    {
      ...rendered('new-g80/tail', 'Задний фонарь G80: две красные линии разной длины на зелёной корме'),
      shows: 'tail',
    },
    {
      ...rendered(
        'new-g80/cabin-detail-brw',
        'Спинка кресла G80: коричневая перфорированная кожа, светлая строчка и тёмный кант',
      ),
      shows: 'seam',
    },
    { ...rendered('new-g80/grille', 'Решётка G80: щит с тонкой косой сеткой'), shows: 'nose' },
  ],
}
