import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fallbackHref, popupPage, targetOfItem } from '#src/components/links.ts'
import { POPUP_ACTIONS, POPUP_NAMES, popupOf } from '#src/domain/popups.ts'
import { menuEntryShape } from '#src/domain/shapes/menu.ts'
import { matchRoute } from '#src/routes.ts'

describe.each(POPUP_NAMES)('%s', (name) => {
  test('has its component: src/popups/<name>/popup.tsx', () => {
    const file = `src/popups/${name}/popup.tsx`
    expect(existsSync(file), `write ${file}: a component around Frame, default export`).toBe(true)
  })

  test('has a page that does the same without scripts', () => {
    expect(matchRoute(popupPage(name).split('#', 1)[0] ?? '')).not.toBeNull()
  })
})

test('an action opens one popup', () => {
  expect(new Set(POPUP_ACTIONS.map(popupOf)).size).toBe(POPUP_ACTIONS.length)
})

test('what was chosen beforehand goes along only to a page that reads it', () => {
  expect(fallbackHref('testDrivePopupOpen', { model: 'gv70' })).toBe('/test-drive.html?model=gv70')
  expect(fallbackHref('privacyPopupOpen', { model: 'gv70' })).toBe('/personal-data.html')
})

test('an entry of the menu may open a popup, at the top level too', () => {
  const entry = { id: 9, name: 'Тест-драйв', leftMenu: true, action: 'testDrivePopupOpen' as const, place: 'Меню' }
  expect(menuEntryShape.parse(entry)).toEqual(entry)
  expect(targetOfItem(entry)).toEqual({ action: 'testDrivePopupOpen', place: 'Меню' })
})
