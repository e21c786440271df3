import { expect, test } from 'vitest'
import { noticeHolidays } from '#src/server/data/holiday-notice.ts'
import { createContentOffice, publish } from '../../office/content-office.ts'

test('the log names a year that is about to begin and that nobody has entered', async () => {
  const office = await createContentOffice()
  const said: unknown[] = []
  const notice = () =>
    noticeHolidays(office.backend.db, new Date('2021-11-02T09:00:00Z'), {
      warn: (text: unknown) => void said.push(text),
    })
  await notice()
  expect(said.join('\n')).toMatch(/for 2021.*\n.*for 2022/s)
  const editor = await office.enter('editor')
  for (const year of [2021, 2022])
    await publish(editor, 'days-off', null, { year, days: [{ date: `${year}-12-31`, name: 'Канун', hours: null }] })
  said.length = 0
  await notice()
  expect(said).toEqual([])
})
