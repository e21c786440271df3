import type { ModelPhotos } from '#src/content/pictures/list.ts'
import { rendered } from '#src/content/pictures/rendered.ts'

const driver = rendered(
  'g90/cabin-driver-ivr',
  'Место водителя G90: кожа цвета слоновой кости, полоса дерева во всю ширину',
)

/** Rendered pictures of the G90. */
export const renders: ModelPhotos = {
  hero: rendered('g90/hero', 'Тёмно-синий G90 ночью: решётка-щит и две линии света'),
  'hero-upright': rendered('g90/hero-upright', 'Тёмно-синий G90 ночью, под ним отражение в мокром полу'),
  place: rendered('g90/place', 'Тёмно-синий G90 у бетонного дома вечером: светится одно длинное окно'),
  cabin: driver,
  'cabin-rear': rendered(
    'g90/cabin-rear-ivr',
    'Задний ряд G90 в слоновой кости: два кресла со стёганой кожей, между ними консоль из дерева с экраном',
  ),
  interiors: { IVR: driver },
}
