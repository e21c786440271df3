import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'

/** Rendered pictures of the G90. */
export const renders: ModelPhotos = {
  cabin: rendered(
    'g90/cabin-driver-ivr',
    'Место водителя G90: руль с двумя спицами, широкий экран, полоса дерева во всю ширину, кожа цвета слоновой кости',
  ),
  'cabin-rear': rendered(
    'g90/cabin-rear-ivr',
    'Задний ряд G90 в слоновой кости: два кресла со стёганой кожей, между ними консоль из дерева с экраном',
  ),
}
