import { expect, it } from 'vitest'
import { newsRows } from '#src/content/seed/news.ts'

it('у каждой новости своя обложка', () => {
  const covers = newsRows.flatMap(({ code, carCover }) =>
    carCover ? [{ code, cover: `${carCover.code}, ${carCover.shot}` }] : [],
  )
  const repeated = [...Map.groupBy(covers, ({ cover }) => cover)]
    .filter(([, own]) => own.length > 1)
    .map(([cover, own]) => `src/content/seed/news.ts: обложка «${cover}» у новостей ${own.map(({ code }) => code)}`)
  expect(repeated, 'выберите для одной из них другой снимок в carCover').toEqual([])
})
