import { facts } from '#src/content/models/facts.ts'
import { formatMm } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { typografDeep } from '#src/domain/typography.ts'

/** Headings of the parts that a model's home shares with the others, each in the model's own words. */
type HomeWords = { dimensions: string; colors: string; trims: string; farewell: string }

export const homeWords: Record<ModelCode, HomeWords> = typografDeep({
  g70: {
    dimensions: `Низкий: ${formatMm(facts.g70.height)} от дороги до крыши`,
    colors: 'Каким его увидят',
    trims: 'Шесть версий',
    farewell: 'Лучше один раз проехать',
  },
  gv70: {
    dimensions: 'Выше седана, короче, чем кажется',
    colors: 'Один кузов, разный свет',
    trims: 'Пять версий',
    farewell: 'Попробуйте в свою погоду',
  },
  'new-g80': {
    dimensions: 'Размеры говорят раньше прилагательных',
    colors: 'Сдержанные краски',
    trims: 'Четыре версии',
    farewell: 'Час в дороге скажет больше',
  },
  gv80: {
    dimensions: 'Масштаб, измеренный рулеткой',
    colors: 'Краска на большом кузове',
    trims: 'Четыре версии',
    farewell: 'Приезжайте всей семьёй',
  },
  g90: {
    dimensions: `${formatMm(facts.g90.wheelbase)} между осями`,
    colors: 'Тёмное и глубокое',
    trims: 'Четыре версии',
    farewell: 'Сядьте назад',
  },
})
