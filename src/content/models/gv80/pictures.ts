import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'
import { renderedInteriors, renderedPaints } from '#src/content/pictures/rendered-colours.ts'

const SCREEN_ALT = 'Экран GV80 вблизи: в поле адреса написана буква «П», рядом карта и музыка'
const FLANK_ALT = 'Борт чёрного GV80 вечером: свет лежит на широком плече'
const DRIVER_ALT = 'Место водителя GV80: кожа «горький шоколад» и ясень, за стеклом снежное поле'
const DRIVE_ALT = 'Чёрный GV80 сзади на мокрой лесной дороге после заката: через корму идут две красные линии света'
const WINTER_ALT =
  'Чёрный GV80 едет по снежной дороге в сумерках: фары освещают снег, за колёсами снежная пыль, в салоне тёплый свет'
const REAR_ALT =
  'Задний ряд GV80, три места: кожа «горький шоколад», простёганная мелким ромбом, ясень, за окном снежное поле'
const SCENE_ALT = 'Чёрный GV80 на дороге над морем после заката: за парапетом вода, вдали горы в дымке'
const ABOVE_ALT =
  'Чёрный GV80 сверху на снегу у молодых елей, в сумерках: на крыше лыжи, фары освещают снег, за ним два следа'
const NIGHT_ALT = 'Салон GV80 ночью: вдоль панели и двери идёт янтарная линия света, за стеклом огни города'
const FAMILY_ALT = 'Детское кресло за местом пассажира в GV80: серая ткань на коже «горький шоколад», за окном снег'
const MOUNTS_ALT =
  'Задний ряд GV80 вблизи: под простёганной спинкой гнёзда детского кресла, над каждым бирка с надписью ISOFIX'
const driver = rendered('gv80/cabin-driver-sma', DRIVER_ALT)
const rear = rendered('gv80/cabin-rear-sma', REAR_ALT)

/** Rendered pictures of the GV80. */
export const renders: ModelPhotos = {
  hero: rendered('gv80/hero', 'Чёрный GV80 ночью: свет лежит на плече, за стеклом коричневые кресла'),
  'hero-upright': rendered('gv80/hero-upright', 'Чёрный GV80 ночью, в полу отражается полоса света'),
  flank: rendered('gv80/flank', FLANK_ALT),
  'flank-upright': rendered('gv80/flank-upright', FLANK_ALT),
  scene: rendered('gv80/scene', SCENE_ALT),
  'scene-upright': rendered('gv80/scene-upright', SCENE_ALT),
  above: rendered('gv80/above', ABOVE_ALT),
  'above-upright': rendered('gv80/above-upright', ABOVE_ALT),
  drive: rendered('gv80/drive', DRIVE_ALT),
  'drive-upright': rendered('gv80/drive-upright', DRIVE_ALT),
  winter: rendered('gv80/winter', WINTER_ALT),
  'winter-upright': rendered('gv80/winter-upright', WINTER_ALT),
  rear34: rendered('gv80/rear34', 'Чёрный GV80 ночью сзади: две красные линии света во всю ширину кормы'),
  cabin: driver,
  'cabin-upright': rendered('gv80/cabin-driver-upright-sma', DRIVER_ALT),
  'cabin-rear': rear,
  'cabin-rear-upright': rendered('gv80/cabin-rear-upright-sma', REAR_ALT),
  'cabin-night': rendered('gv80/cabin-night-amber', NIGHT_ALT),
  'cabin-night-upright': rendered('gv80/cabin-night-upright-amber', NIGHT_ALT),
  screen: rendered('gv80/screen', SCREEN_ALT, [50, 20]),
  'screen-upright': rendered('gv80/screen-upright', SCREEN_ALT),
  family: rendered('gv80/family', FAMILY_ALT),
  'family-upright': rendered('gv80/family-upright', FAMILY_ALT),
  mounts: rendered('gv80/mounts', MOUNTS_ALT),
  'mounts-upright': rendered('gv80/mounts-upright', MOUNTS_ALT),
  showroom: renderedPaints('gv80', 'GV80', ['UYH', 'VLK', 'GRF', 'SLV', 'BLU', 'GRN', 'MGR', 'BRN', 'BLK']),
  interiors: { ...renderedInteriors('gv80', 'GV80', ['NNB', 'BRW', 'IVR', 'GRY']), SMA: driver },
  rears: { SMA: rear },
  details: [
    { ...rendered('gv80/lamp', 'Фара GV80: две линии света, слева решётка с вертикальными прутьями'), shows: 'lamp' },
    {
      ...rendered('gv80/wheel', 'Колесо GV80: десять двойных спиц, за ними диск тормоза и бронзовый суппорт'),
      shows: 'wheel',
    },
    {
      ...rendered('gv80/mirror', 'Зеркало GV80: чёрное, как кузов, за ним тёмное стекло в светлой рамке'),
      shows: 'mirror',
    },
    {
      ...rendered('gv80/cabin-detail-sma', 'Спинка кресла GV80: кожа «горький шоколад», простёганная мелким ромбом'),
      shows: 'seam',
    },
    {
      ...rendered('gv80/grille', 'Решётка GV80: вертикальные прутья, на которые свет падает сверху', [40, 45]),
      shows: 'nose',
    },
    {
      ...rendered('gv80/tail', 'Корма GV80 в темноте: две красные линии идут через всю ширину, под ними ниша номера'),
      shows: 'tail',
    },
  ],
  place: rendered(
    'gv80/place',
    'Чёрный GV80 на опушке заснеженного леса в сумерках: горят фары, в салоне тёплый свет, за ним его след',
  ),
  'place-upright': rendered(
    'gv80/place-upright',
    'Чёрный GV80 на опушке заснеженного леса в сумерках: горят фары, в салоне тёплый свет, за ним его след',
  ),
}
