import { TranslatableString } from '@rjsf/utils'

const WORDS: ReadonlyMap<string, string> = new Map<string, string>([
  [TranslatableString.ArrayItemTitle, 'Строка'],
  [TranslatableString.EmptyArray, 'Пока пусто.'],
  [TranslatableString.YesLabel, 'Да'],
  [TranslatableString.NoLabel, 'Нет'],
  [TranslatableString.AddButton, 'Добавить'],
  [TranslatableString.AddItemButton, 'Добавить'],
  [TranslatableString.CopyButton, 'Повторить'],
  [TranslatableString.MoveDownButton, 'Ниже'],
  [TranslatableString.MoveUpButton, 'Выше'],
  [TranslatableString.RemoveButton, 'Убрать'],
  [TranslatableString.ClearLabel, 'Очистить'],
  [TranslatableString.ClearButton, 'Очистить'],
  [TranslatableString.CloseLabel, 'Закрыть'],
  [TranslatableString.ErrorsLabel, 'Что исправить'],
  [TranslatableString.OptionPrefix, 'Вариант %1'],
  [TranslatableString.TitleOptionPrefix, '%1: вариант %2'],
])

/** The form library's own texts in Russian. */
export function translate(text: TranslatableString, params: readonly string[] = []): string {
  const words = WORDS.get(text) ?? text
  return params.reduce((line, param, index) => line.replace(`%${index + 1}`, param), words)
}
