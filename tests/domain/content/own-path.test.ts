import { describe, expect, it } from 'vitest'
import { ownPath, ownPathOrNone, picture, pictureOrNone } from '#src/domain/content/fields.ts'

/** What an editor is told of an address; undefined where it is right. */
type AddressShape = typeof ownPath | typeof ownPathOrNone
const saidOf = (shape: AddressShape, address: string) => shape.safeParse(address).error?.issues[0]?.message

describe('an address that is none of this site: the editor is told what is wrong with it', () => {
  it.each([
    ['/old page.html', 'Пробелов в адресе не бывает: лишний уберите, нужный запишите как «%20»'],
    ['/old.html ', 'Пробелов в адресе не бывает: лишний уберите, нужный запишите как «%20»'],
    ['/old\\page.html', 'Вместо «\\» в адресе пишут «/»'],
    ['old.html', 'Начните с «/», без имени сайта'],
    ['//example.com/old.html', 'Начните с «/», без имени сайта'],
    ['https://example.com/', 'Начните с «/», без имени сайта'],
    ['/старая.html?id=5', undefined],
  ])('%j: %s', (address, said) => {
    expect([saidOf(ownPath, address), saidOf(ownPathOrNone, address)]).toEqual([said, said])
  })

  it('none, where there may be none', () => {
    expect([saidOf(ownPath, ''), saidOf(ownPathOrNone, '')]).toEqual(['Начните с «/», без имени сайта', undefined])
  })
})

describe('a picture that is none of this site', () => {
  // Browsers read a backslash as a slash: all of these but the last would be requested from another host.
  it.each([
    ['/\\host/x.png', 'Выберите снимок этого сайта. Вместо «\\» в адресе пишут «/»'],
    ['\\\\host/x.png', 'Выберите снимок этого сайта. Начните с «/», без имени сайта'],
    ['//host/x.png', 'Выберите снимок этого сайта. Начните с «/», без имени сайта'],
    ['https://host/x.png', 'Выберите снимок этого сайта. Начните с «/», без имени сайта'],
    ['/images/x.png', undefined],
  ])('%j: %s', (address, said) => {
    expect([saidOf(picture, address), saidOf(pictureOrNone, address)]).toEqual([said, said])
  })

  it('none, where there may be none', () => {
    expect([saidOf(picture, ''), saidOf(pictureOrNone, '')]).toEqual(['Выберите снимок', undefined])
  })
})
