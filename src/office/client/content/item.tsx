import { keepingCaret } from '#src/office/client/content/keeping-caret.ts'
import { Alert, Box, Button } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useMemo, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { PAPER } from '#src/brand/palette.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { call, textOf } from '#src/office/client/api.ts'
import { ConflictPart } from '#src/office/client/content/conflict-part.tsx'
import { ContentForm, type Body } from '#src/office/client/content/form.tsx'
import { withFilled } from '#src/office/client/content/filled-fields.ts'
import { LeaveGuard } from '#src/office/client/parts/leave-guard.tsx'
import { HistoryPart } from '#src/office/client/content/history-part.tsx'
import { addWordsOf, itemPath, kindOf, nameOf, NEW_KEY } from '#src/office/client/content/kinds.ts'
import { ReleasePart, type ReleaseProps } from '#src/office/client/content/release-part.tsx'
import { placeOf, standingOf } from '#src/office/client/content/picture-place.ts'
import { PlaceholdersNote } from '#src/office/client/content/placeholders-note.tsx'
import { useDraftForm } from '#src/office/client/content/use-draft-form.ts'
import { useRights } from '#src/office/client/content/use-rights.ts'
import { Fault } from '#src/office/client/parts/fault.tsx'
import { Loading, Page, Part } from '#src/office/client/parts/page.tsx'
import { SteadyButton } from '#src/office/client/parts/steady-button.tsx'
import { useAction } from '#src/office/client/parts/use-action.ts'
import type { ShownItem } from '#src/office/shapes/content.ts'

/** One item: its form, where it is shown, its history. */
export default function ContentItem() {
  const { kind: kindText, key = NEW_KEY } = useParams()
  const kind = kindOf(kindText)
  const { data, error, isPending } = useQuery({
    queryKey: ['content', kind, key],
    queryFn: () => (key === NEW_KEY ? blankItem(kind) : call('content.get', { kind, key })),
    retry: false,
    // A form made of one answer must not be saved or published with the revision of a later one: it would overwrite
    // what somebody else has written in between. So the form asks when it opens, and then only after its own actions.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Page
      heading={data?.title ?? nameOf(kind)}
      actions={
        <Button component={Link} to={`/content/${kind}`}>
          {`Все: ${nameOf(kind).toLowerCase()}`}
        </Button>
      }
    >
      <Fault text={error ? textOf(error) : null} />
      {isPending && <Loading />}
      {data && <Item key={`${kind} ${key}`} kind={kind} itemKey={key === NEW_KEY ? null : key} item={data} />}
    </Page>
  )
}

async function blankItem(kind: ContentKind): Promise<ShownItem> {
  const { body, cities } = await call('content.blank', { kind })
  const title = addWordsOf(kind) ?? ''
  return {
    isOutside: false,
    title,
    body,
    newest: null,
    planned: null,
    draft: null,
    versions: [],
    original: null,
    shipped: null,
    address: null,
    closedVisits: [],
    movedVisits: [],
    cities,
  }
}

type ItemProps = { kind: ContentKind; itemKey: string | null; item: ShownItem }

function Item({ kind, itemKey, item }: ItemProps) {
  const { canEdit } = useRights(kind)
  const draft = useDraftForm(kind, itemKey, item)
  const { body, isTouched, type } = draft
  const model = useSyncExternalStore(body.subscribe, () => body.get()['model'])
  const standing = useMemo(() => standingOf(kind, itemKey, model), [kind, itemKey, model])
  const onChange = useCallback(
    (next: Body) => type(withFilled({ kind, isNew: itemKey === null, before: body.get(), next })),
    [type, kind, itemKey, body],
  )
  const { run, isBusy, fault, errors } = useAction()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const form = useFirstFault(errors)
  const beside = useRef<HTMLDivElement>(null)
  const isReadOnly = !canEdit || item.isOutside
  const { show } = draft
  const reload = useCallback(() => client.invalidateQueries({ queryKey: ['content', kind] }), [client, kind])
  const fresh = useCallback(() => client.getQueryData<ShownItem>(['content', kind, itemKey]), [client, kind, itemKey])
  /** The form shows the new content afterwards, too, unless there is input in it. */
  const reloadForm = useCallback(async () => {
    await reload()
    const shown = fresh()
    if (shown) show(shown)
  }, [reload, fresh, show])
  const save = () =>
    run(async () => {
      const saved = await draft.save()
      notify('Черновик сохранён. На сайте его ещё нет', { type: 'info' })
      await reload()
      const stored = fresh()?.draft?.body
      if (stored) keepingCaret(() => draft.showStored(stored))
      if (itemKey === null) navigate(itemPath(kind, saved.key), { replace: true })
    })
  const isAskedAgain = useRef(false)
  const saveByKey = (event: KeyboardEvent) => {
    // Keys of a dialog over the form come here, too.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    if (isReadOnly || event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
      return
    // Else the browser would save the page of the office.
    event.preventDefault()
    if (isBusy) isAskedAgain.current = true
    else if (isTouched) void save()
  }
  // Pressed while the save before was still on its way: what has been typed since is saved, too.
  useEffect(() => {
    if (isBusy || !isAskedAgain.current) return
    isAskedAgain.current = false
    if (isTouched) void save()
  })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        alignItems: 'start',
      }}
    >
      <LeaveGuard isTouched={isTouched} text={UNSAVED} />
      <Box onKeyDown={saveByKey}>
        <Part heading={isReadOnly ? 'Содержание' : 'Правка'}>
          {item.isOutside && <Alert severity="info">Это ведёт внешняя система: меняют там.</Alert>}
          {kind === 'legal' && itemKey !== null && <PlaceholdersNote itemKey={itemKey} />}
          <Box ref={form}>
            <ContentForm
              kind={kind}
              place={placeOf(kind, itemKey)}
              standing={standing}
              cities={item.cities}
              body={body}
              errors={errors}
              // A new item opens at its own address once it is saved: what was typed on the way would stay behind.
              isReadOnly={isReadOnly || (itemKey === null && (isBusy || draft.isStored))}
              onChange={onChange}
            />
          </Box>
          {!isReadOnly && (
            <Box sx={SAVE}>
              <SteadyButton variant="contained" isOff={isBusy || !isTouched} onClick={() => void save()}>
                Сохранить черновик
              </SteadyButton>
              {isTouched && <span>Изменения не сохранены</span>}
              {item.draft !== null && !isTouched && (
                // Where it is not beside the form it is some screens below.
                <Button sx={{ display: { lg: 'none' } }} onClick={() => beside.current?.scrollIntoView()}>
                  К публикации
                </Button>
              )}
              {/* Here and not below the form, where nobody who has pressed the button would see it. */}
              <Fault text={fault} />
            </Box>
          )}
        </Part>
      </Box>
      {itemKey !== null && (
        <Box ref={beside} sx={{ scrollMarginTop: 64 }}>
          <Beside
            kind={kind}
            itemKey={itemKey}
            item={item}
            // Until a saved draft has been refetched its former revision is here, and would be refused.
            isTouched={isTouched || isBusy}
            reload={reload}
            reloadForm={reloadForm}
          />
        </Box>
      )}
    </Box>
  )
}

type BesideProps = ReleaseProps & { reloadForm: () => Promise<void> }

/** What is beside the form knows nothing of its text. */
const Beside = memo(({ reloadForm, ...props }: BesideProps) => (
  <>
    <ConflictPart {...props} reload={reloadForm} />
    <ReleasePart {...props} reload={reloadForm} />
    <HistoryPart {...props} reload={reloadForm} />
  </>
))

/** Scrolls the first rejected field into view and focuses it. */
function useFirstFault(errors: Readonly<Record<string, string>>) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [errors])
  return form
}

const UNSAVED = `Изменения не${NBSP}сохранены в${NBSP}черновике: на${NBSP}другой странице они пропадут.`

const SAVE = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  mt: 2,
  background: PAPER,
  color: 'text.secondary',
  zIndex: 2,
}
