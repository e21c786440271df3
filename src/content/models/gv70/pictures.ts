import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'
import { renderedInteriors, renderedPaints } from '#src/content/pictures/rendered-colours.ts'

const YARD_ALT = 'Красный GV70 зимним вечером во дворе: в окнах дома свет, на двух елях горят огоньки, идёт снег'
const SCREEN_ALT = 'Экран GV70 вблизи: карта с маршрутом, музыка и температура, под ним голубая линия света'
const PROJECTION_ALT =
  'Дорога через лес после заката с места водителя GV70: на стекле скорость, стрелка направо и 400 метров до поворота'
const MEMORY_ALT = 'Дверь водителя GV70: клавиши памяти 1 и 2, рядом регулировка в форме кресла'
const FLANK_ALT = 'Борт красного GV70 вечером: одна дуга идёт от фары до фонаря'
const DRIVER_ALT = 'Место водителя GV70: серая кожа, матовый алюминий, овал с климатом'
const DRIVE_ALT = 'Красный GV70 на дороге утром: зелёный лес за ним слился в полосы'
const REAR_ALT = 'Задний ряд GV70: серая кожа с прострочкой вдоль, вдоль двери и потолка идёт тёплая линия света'
const SCENE_ALT = 'Красный GV70 сзади вечером у дома, рядом два чемодана и сумка'
const ABOVE_ALT = 'Красный GV70 сверху на дороге над морем: за парапетом трава, по воде идёт закатный свет'
const NIGHT_ALT = 'Салон GV70 ночью: вдоль панели и двери идёт голубая линия света, за стеклом огни города'
const driver = rendered('gv70/cabin-driver-gry', DRIVER_ALT)
const rear = rendered('gv70/cabin-rear-gry', REAR_ALT)

/** Rendered pictures of the GV70. */
export const renders: ModelPhotos = {
  hero: rendered('gv70/hero', 'Красный GV70 ночью: линия крыши ведёт от фар к корме одной дугой'),
  'hero-upright': rendered('gv70/hero-upright', 'Красный GV70 ночью на тёмном полу, в котором он отражается'),
  place: rendered('gv70/place', 'Красный GV70 на дороге над морем: закат, за ним горы в дымке одна за другой'),
  'place-upright': rendered(
    'gv70/place-upright',
    'Красный GV70 на дороге над морем: закат, за ним горы в дымке одна за другой',
  ),
  flank: rendered('gv70/flank', FLANK_ALT),
  'flank-upright': rendered('gv70/flank-upright', FLANK_ALT),
  scene: rendered('gv70/scene', SCENE_ALT),
  'scene-upright': rendered('gv70/scene-upright', SCENE_ALT),
  yard: rendered('gv70/yard', YARD_ALT),
  'yard-upright': rendered('gv70/yard-upright', YARD_ALT),
  above: rendered('gv70/above', ABOVE_ALT),
  'above-upright': rendered('gv70/above-upright', ABOVE_ALT),
  drive: rendered('gv70/drive', DRIVE_ALT),
  'drive-upright': rendered('gv70/drive-upright', DRIVE_ALT),
  rear34: rendered('gv70/rear34', 'Красный GV70 ночью сзади: покатая крыша, две красные линии фонарей'),
  cabin: driver,
  'cabin-upright': rendered('gv70/cabin-driver-upright-gry', DRIVER_ALT),
  'cabin-rear': rear,
  'cabin-rear-upright': rendered('gv70/cabin-rear-upright-gry', REAR_ALT),
  'cabin-night': rendered('gv70/cabin-night-ice', NIGHT_ALT),
  'cabin-night-upright': rendered('gv70/cabin-night-upright-ice', NIGHT_ALT),
  screen: rendered('gv70/screen', SCREEN_ALT, [50, 20]),
  'screen-upright': rendered('gv70/screen-upright', SCREEN_ALT),
  projection: rendered('gv70/projection', PROJECTION_ALT),
  'projection-upright': rendered('gv70/projection-upright', PROJECTION_ALT),
  memory: rendered('gv70/memory', MEMORY_ALT),
  'memory-upright': rendered('gv70/memory-upright', MEMORY_ALT),
  showroom: renderedPaints('gv70', 'GV70', ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'RED', 'GRN', 'MGR', 'WHT']),
  interiors: { ...renderedInteriors('gv70', 'GV70', ['NNB', 'BRW', 'IVR', 'RDN']), GRY: driver },
  rears: { GRY: rear },
  details: [
    {
      ...rendered('gv70/wheel', 'Колесо GV70: пять двойных спиц, за ними диск тормоза и бронзовый суппорт'),
      shows: 'wheel',
    },
    {
      ...rendered('gv70/lamp', 'Фара GV70: две линии света на красном крыле, под ними воздухозаборник'),
      shows: 'lamp',
    },
    {
      ...rendered('gv70/mirror', 'Зеркало GV70: красное, как кузов, стоит на двери перед тёмным стеклом'),
      shows: 'mirror',
    },
    { ...rendered('gv70/tail', 'Задний фонарь GV70: две красные линии на красном крыле'), shows: 'tail' },
    {
      ...rendered('gv70/cabin-detail-gry', 'Спинка кресла GV70: серая перфорированная кожа, светлая строчка и кант'),
      shows: 'seam',
    },
    { ...rendered('gv70/grille', 'Решётка GV70: широкий щит с косой сеткой в светлой раме'), shows: 'nose' },
  ],
}
