import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { call, isUncertain, Refusal } from '#src/office/client/api.ts'
import type { Body } from '#src/office/client/content/form.tsx'
import { withPastedBlocks } from '#src/office/client/content/pasted-blocks.ts'
import { makeStore, type Source } from '#src/office/client/content/store.ts'
import type { ShownItem } from '#src/office/shapes/content.ts'

/**
 * Input of a form, and the draft it is saved as. Whatever comes from the server meanwhile, typed text stays. The input is
 * held outside the page: a key renders what shows the field, and not the page around it.
 */

type Form = {
  body: Body
  /** As it was last read or saved; another object than `body` once something is typed. */
  base: Body
  /** Of the draft that the input began with. */
  revision: number | null
  /** The newest publication that the page has shown. */
  newest: string | null
}
type Sent = Pick<Form, 'body' | 'revision' | 'newest'> & { key: string | null }

const isTyped = ({ body, base }: Form): boolean => body !== base

export function useDraftForm(kind: ContentKind, key: string | null, item: ShownItem) {
  const [form] = useState(() => {
    const body = completed(kind, bodyToEdit(item) ?? {})
    return makeStore<Form>({ body, base: body, revision: item.draft?.revision ?? null, newest: item.newest })
  })
  const change = useCallback((by: (now: Form) => Form) => form.set(by(form.get())), [form])
  /** Of a save whose answer did not arrive: it may have been stored. */
  const unanswered = useRef<Sent | null>(null)
  /** What that save has stored, if so. */
  const stored = useRef<{ key: string; revision: number } | null>(null)

  async function send(sent: Sent) {
    try {
      const saved = await call('content.save', { kind, ...sent })
      unanswered.current = null
      return saved
    } catch (error) {
      if (isUncertain(error)) unanswered.current = sent
      throw error
    }
  }

  /** Asks again whether it was stored: a save that is repeated is stored once. */
  async function settle(lost: Sent) {
    try {
      stored.current = await send(lost)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== REJECTED) throw error
      unanswered.current = null
    }
  }

  /** Shows the new content, unless there is input. */
  const show = useCallback(
    (fresh: ShownItem) => {
      const next = bodyToEdit(fresh)
      const { newest } = fresh
      const revision = fresh.draft?.revision ?? null
      change((now) => {
        // Input that is kept still goes over the draft it began with, unless there is none any more;
        // the page shows what its own action has published.
        if (isTyped(now)) return revision === null ? { ...now, revision, newest } : { ...now, newest }
        const body = next ? completed(kind, next) : now.body
        return { body, base: body, revision, newest }
      })
    },
    [kind, change],
  )

  return {
    body: useMemo((): Source<Body> => ({ get: () => form.get().body, subscribe: form.subscribe }), [form]),
    isTouched: useSyncExternalStore(form.subscribe, () => isTyped(form.get())),
    /** There is a draft of it. */
    isStored: useSyncExternalStore(form.subscribe, () => form.get().revision !== null),
    type: useCallback((body: Body) => change((now) => ({ ...now, body })), [change]),
    /** Stores the input. Throws Refusal. */
    async save() {
      // Shown before it is sent: a refusal names the blocks by their places.
      const body = withPastedBlocks(form.get().body)
      change((now) => ({ ...now, body }))
      const lost = unanswered.current
      if (lost && lost.body !== body) await settle(lost)
      const { revision, newest } = form.get()
      const known = stored.current ?? { key, revision }
      const saved = await send({ body, key: known.key, revision: known.revision, newest })
      stored.current = null
      // What has been typed since is not saved.
      change((now) => ({ ...now, base: body, revision: saved.revision }))
      return saved
    },
    /** As the server stored what `save` has sent: with typographic quotes, and site addresses without the origin. */
    showStored(next: Body) {
      const body = completed(kind, next)
      change((now) => (isTyped(now) ? now : { ...now, body, base: body }))
    },
    show,
  }
}

/** The body does not fit the rules: nothing of it is stored. */
const REJECTED = 422

/**
 * The draft, else the content in effect, else the scheduled one: a scheduled item that was never shown has no other
 * text.
 */
const bodyToEdit = ({ draft, body, planned, shipped }: ShownItem): Body | null =>
  draft?.body ?? body ?? planned?.body ?? shipped

/** With the defaults that the form would add, so that an untouched one does not count as changed. */
const completed = (kind: ContentKind, body: Body): Body =>
  kind === 'dealer' && !('photo' in body) ? { ...body, photo: { src: '', alt: '' } } : body
