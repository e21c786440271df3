import { BRAND } from '#src/brand/brand.ts'
import type { ConceptName, ConceptSlot } from '#src/content/concepts.ts'
import type { Photo } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'

const X_ABOVE = `${BRAND} X сверху на дороге над морем: сквозь стекло видны два светлых кресла`
const X_CABIN = `Салон ${BRAND} X на закате: светлая кожа, медь и один узкий экран от стойки до стойки`
const MINT_CABIN = 'Салон Mint: серая шерсть, мятная панель, светлое дерево и круглый экран посередине'
const MINT_ABOVE = 'Mint сверху на мокрых плитах у дома: за стеклом два светлых кресла'

/** Rendered pictures of the concept cars with their places and descriptions. */
export const conceptRenders: Record<ConceptName, Record<ConceptSlot, Photo>> = {
  x: {
    concept: rendered('concept-x/hero', `${BRAND} X ночью: низкое медное купе, по всему носу бегут две линии света`),
    'concept-upright': rendered(
      'concept-x/hero-upright',
      `Нос ${BRAND} X в темноте: две линии света от крыла до крыла и их отражение на полу`,
    ),
    'concept-rear': rendered(
      'concept-x/rear34',
      `${BRAND} X сзади: покатая крыша, чистая корма и две красные линии фонарей во всю ширину`,
    ),
    'concept-side': rendered(
      'concept-x/flank',
      `${BRAND} X сбоку: длинный капот, низкая крыша падает к корме, колёса стоят по углам`,
    ),
    'concept-lamp': rendered('concept-x/lamp', `Нос ${BRAND} X вблизи: две тонкие линии света огибают крыло`),
    'concept-place': rendered(
      'concept-x/place',
      `Медный ${BRAND} X на дороге над морем: последний свет лежит на склонах гор`,
    ),
    'concept-place-upright': rendered(
      'concept-x/place-upright',
      `${BRAND} X на дороге над морем после заката, светятся две линии фар`,
    ),
    'concept-above': rendered('concept-x/above', X_ABOVE),
    'concept-above-upright': rendered('concept-x/above-upright', X_ABOVE),
    'concept-cabin': rendered('concept-x/cabin', X_CABIN),
    'concept-cabin-upright': rendered('concept-x/cabin-upright', X_CABIN),
  },
  mint: {
    concept: rendered('concept-mint/hero', 'Mint ночью: маленький мятный автомобиль с высокой крышей, горят фары'),
    'concept-upright': rendered(
      'concept-mint/hero-upright',
      'Mint в темноте: широкое лобовое стекло, по две короткие линии света с каждой стороны',
    ),
    'concept-rear': rendered('concept-mint/rear34', 'Mint сзади: круглая корма, короткие красные линии фонарей'),
    'concept-side': rendered('concept-mint/flank', 'Mint сбоку: короткий кузов, одна дверь, большие колёса по углам'),
    'concept-lamp': rendered('concept-mint/lamp', 'Фара Mint вблизи: две короткие линии света на мятном металле'),
    'concept-place': rendered(
      'concept-mint/place',
      'Mint вечером во дворе бетонного дома: в окне горит свет и отражается в мокрых плитах',
    ),
    'concept-place-upright': rendered('concept-mint/place-upright', 'Mint вечером у освещённого окна, мокрый двор'),
    'concept-above': rendered('concept-mint/above', MINT_ABOVE),
    'concept-above-upright': rendered('concept-mint/above-upright', MINT_ABOVE),
    'concept-cabin': rendered('concept-mint/cabin', MINT_CABIN),
    'concept-cabin-upright': rendered('concept-mint/cabin-upright', MINT_CABIN),
  },
}
