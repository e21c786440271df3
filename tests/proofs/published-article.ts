/** An article whose number stands in its name and in its text. */
export const article = (number: number) => ({
  code: 'vypusk',
  date: '2021-07-14',
  category: 'brand',
  name: `Выпуск ${number}`,
  preview: 'Одно предложение о том, что случилось.',
  image: '/images/news/own-news.svg',
  image_alt: 'Обложка',
  body: [{ type: 'p', text: `Номер ${number}` }],
  tags: [],
  models: [],
})
