import { Box, Button, Chip, Collapse, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { LEAD_TYPES } from '#src/domain/lead.ts'
import { DESK_STATE_NAMES, DESK_STATES, type DeskState } from '#src/office/desk-states.ts'
import { SORTS, type DeskFilter } from '#src/office/shapes/request.ts'
import { useChoices } from '#src/office/client/requests/use-choices.ts'
import { TYPE_NAMES } from '#src/office/client/requests/words.ts'

const TYPING_MS = 350
const SORT_NAMES = { due: 'Сначала срочные', created: 'Сначала новые', updated: 'Недавно изменённые' } as const

/** Search and states are always visible; the rest unfolds. */
export function FilterBar() {
  const { filterValues, setFilters, meta, sort, setSort } = useListContext()
  // Cast: only this bar writes the filter.
  const filter = filterValues as DeskFilter
  const [isOpen, setOpen] = useState(false)
  const set = (change: DeskFilter) => setFilters(withoutEmpty({ ...filter, ...change }))
  const late = (meta as { late?: number } | undefined)?.late ?? 0
  const others = Object.keys(filter).filter((name) => !['text', 'states', 'late'].includes(name)).length
  return (
    <Box role="search" sx={{ mb: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <SearchField text={filter.text ?? ''} onText={(text) => set({ text })} />
        <TextField
          select
          label="Порядок"
          value={SORTS.find((name) => name === sort.field) ?? 'due'}
          onChange={({ target }) => setSort({ field: target.value, order: 'ASC' })}
          sx={{ width: 190, flex: { xs: '1 1 100%', sm: 'none' } }}
        >
          {SORTS.map((name) => (
            <MenuItem key={name} value={name}>
              {SORT_NAMES[name]}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {others > 0 ? `Отбор: ${others}` : 'Отбор'}
        </Button>
      </Box>
      <Box role="group" aria-label="Состояние" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Toggle
          isOn={filter.late ?? false}
          label={`Просроченные: ${late}`}
          onToggle={(isOn) => set({ late: isOn })}
          isLoud={late > 0}
        />
        {DESK_STATES.map((state) => (
          <Toggle
            key={state}
            isOn={filter.states?.includes(state) ?? false}
            label={DESK_STATE_NAMES[state]}
            onToggle={() => set({ states: toggled(filter.states ?? [], state) })}
          />
        ))}
      </Box>
      <Collapse in={isOpen} unmountOnExit>
        <MoreFilters filter={filter} set={set} />
      </Collapse>
    </Box>
  )
}

const toggled = (states: readonly DeskState[], state: DeskState): DeskState[] =>
  states.includes(state) ? states.filter((name) => name !== state) : [...states, state]

const withoutEmpty = (filter: DeskFilter): DeskFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => value !== '' && value !== undefined && value !== false && !(Array.isArray(value) && !value.length),
    ),
  )

type ToggleProps = { isOn: boolean; label: string; onToggle: (isOn: boolean) => void; isLoud?: boolean }

const Toggle = ({ isOn, label, onToggle, isLoud = false }: ToggleProps) => (
  <Chip
    label={label}
    component="button"
    clickable
    aria-pressed={isOn}
    color={isOn ? 'primary' : isLoud ? 'error' : 'default'}
    variant={isOn ? 'filled' : 'outlined'}
    onClick={() => onToggle(!isOn)}
    sx={{ height: 40, px: 0.5 }}
  />
)

/** Debounced: applied when the user stops typing. */
function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => onText(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      label="Номер, телефон или имя"
      type="search"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' } }}
    />
  )
}

type MoreProps = { filter: DeskFilter; set: (change: DeskFilter) => void }

function MoreFilters({ filter, set }: MoreProps) {
  const { dealers, owners, models } = useChoices()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', pt: 1 }}>
      <Choice
        label="Вид заявки"
        value={filter.type ?? ''}
        options={LEAD_TYPES.map((type) => [type, TYPE_NAMES[type]])}
        onChoose={(value) => set({ type: LEAD_TYPES.find((type) => type === value) })}
      />
      <Choice
        label="Дилер"
        value={String(filter.dealer ?? '')}
        options={dealers.map(({ id, name, city }) => [String(id), `${name}, ${city}`])}
        onChoose={(value) => set({ dealer: value === '' ? undefined : Number(value) })}
      />
      <Choice
        label="Модель"
        value={filter.model ?? ''}
        options={models.map(({ code, name }) => [code, name])}
        onChoose={(model) => set({ model })}
      />
      <Choice
        label="Ответственный"
        value={filter.owner ?? ''}
        options={[['none', 'Никто'], ...owners.map(({ id, name }): [string, string] => [id, name])]}
        onChoose={(owner) => set({ owner })}
      />
      <TextField
        label="Источник или метка"
        value={filter.source ?? ''}
        onChange={({ target }) => set({ source: target.value })}
      />
      <DayField label="С даты" value={filter.since ?? ''} onDay={(since) => set({ since })} />
      <DayField label="По дату" value={filter.until ?? ''} onDay={(until) => set({ until })} />
      <Button variant="text" onClick={() => set(NOTHING)}>
        Сбросить отбор
      </Button>
    </Box>
  )
}

const NOTHING: DeskFilter = {
  type: undefined,
  dealer: undefined,
  model: undefined,
  owner: undefined,
  source: undefined,
  since: undefined,
  until: undefined,
}

const DayField = ({ label, value, onDay }: { label: string; value: string; onDay: (day: string) => void }) => (
  <TextField
    label={label}
    type="date"
    value={value}
    slotProps={{ inputLabel: { shrink: true } }}
    onChange={({ target }) => onDay(target.value)}
  />
)

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

export const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <TextField select label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    <MenuItem value="">Любой</MenuItem>
    {options.map(([key, name]) => (
      <MenuItem key={key} value={key}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)
