import { useEffect, useId, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Field } from '#src/components/field.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import { routeTitles } from '#src/content/site-pages.ts'
import { toModelCode, type ModelCode } from '#src/domain/model.ts'
import { isUnusualMark, looksPersonal, MARKS, type Mark } from '#src/domain/counted-link.ts'
import { parseUrl } from '#src/domain/parse-url.ts'
import { typograf } from '#src/domain/typography.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { BuildFields, useFitting } from '#src/pages/links/build-fields.tsx'
import {
  choiceOfFields,
  isTarget,
  linkOf,
  metaRouteOfFields,
  pathOfTarget,
  readFields,
  type Fields,
} from '#src/pages/links/link.ts'
import { Result } from '#src/pages/links/result.tsx'
import { PageHead, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo, isStaticRoute, routeNames, routeOf } from '#src/routes.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import styles from '#src/pages/links/links.module.css'

const targets = routeNames.filter(isStaticRoute).filter((name) => !routeOf(name).noindex)

const markLabels: Record<Mark, [label: string, examples: string]> = {
  source: ['Источник', 'yandex, vk, email'],
  medium: ['Канал', 'cpc, social, banner'],
  campaign: ['Кампания', 'winter-2021'],
  content: ['Объявление', 'card-2'],
  term: ['Ключевая фраза', ''],
}

const WRONG_CODE = typograf('Сборки с таким кодом нет: проверьте код на её странице или в PDF')
const UNUSUAL = typograf(
  'В отчётах каждое написание — отдельная строка: обычно пишут строчными латинскими буквами без пробелов, например',
)
const PERSONAL = typograf('Похоже на телефон или почту: личные данные в метки не ставят.')

/** For marketers: a link with a page, a build and tags. Without scripts a form whose answer the server renders. */
export function Page({ copy, route }: PageProps) {
  const [query] = useSearchParams()
  const [given, setGiven] = useState(() => readFields((name) => query.get(name)))
  const fitting = useFitting(given)
  // Without scripts the page is rendered again: a foreign address is kept in its field as pasted.
  const [pasted] = useState(() => (given.host && !isTarget(given.page) ? (query.get('page') ?? '') : given.page))
  const { fields } = fitting
  const origin = useOrigin(route.path)
  const path = pathOfTarget(fields)
  const { meta, isAsking } = useTags(fields)
  const link = linkOf(origin, fields)
  // Another copy of this site has the same pages; a foreign site has none of them.
  const otherHost = fields.host !== '' && fields.host !== parseUrl(origin)?.host ? fields.host : ''
  const isPersonal = MARKS.some((name) => looksPersonal(fields[name]))
  const isCodeWrong = fields.code !== '' && (!isTarget(path) || (!meta && !isAsking))
  const apply = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    // Another page or other tags make another link: the form has no field for the code of a counted one.
    setGiven(readFields((name) => data.get(name)))
    if (event.type === 'submit') event.preventDefault()
  }

  useCarData(toModelCode(choiceOfFields(fields)?.model ?? ''))

  return (
    <>
      <PageHead copy={copy} />
      <div className={`wrap ${styles.page}`}>
        <form
          id="links-form"
          action={route.path}
          method="get"
          onChange={apply}
          onSubmit={apply}
          className={styles.form}
        >
          <Target copy={copy} fields={fields} pasted={pasted} codeError={isCodeWrong ? WRONG_CODE : undefined} />
          {path === hrefTo('configurator') && (
            <BuildFields heading={sectionOf(copy, 'build')?.heading} fitting={fitting} />
          )}
          <Marks copy={copy} fields={fields} />
          <noscript>
            <SiteButton type="submit">Собрать ссылку</SiteButton>
          </noscript>
        </form>
        <section aria-labelledby="result">
          <h2 id="result" className="h2">
            {sectionOf(copy, 'result')?.heading}
          </h2>
          <Result
            link={link}
            meta={meta}
            isKnown={isTarget(path)}
            otherHost={otherHost}
            isAsking={isAsking}
            warning={isPersonal ? PERSONAL : ''}
            isUsable={!isPersonal && !isCodeWrong}
            target={linkOf('', { ...fields, link: '' })}
            isCounted={fields.link !== ''}
          />
        </section>
      </div>
    </>
  )
}

/** Tags of the chosen page: loaded with the address, fetched after a change here. */
function useTags(fields: Fields) {
  const store = useAppStore()
  const path = pathOfTarget(fields)
  const metaRoute = metaRouteOfFields(fields)
  // The first address is requested by the page's load, on the server too.
  const [asked, setAsked] = useState(metaRoute)
  const meta = useAppState(({ metaByRoute }) => ownValue(metaByRoute, metaRoute))
  useEffect(() => {
    if (!isTarget(path)) return
    void dataActions(store)
      .loadMeta(metaRoute)
      .finally(() => setAsked(metaRoute))
  }, [store, path, metaRoute])
  return { meta, isAsking: asked !== metaRoute }
}

/** Trims and options of the car in the link. */
function useCarData(code: ModelCode | null) {
  const store = useAppStore()
  useEffect(() => {
    if (!code) return
    const { loadConfData, loadComplectations } = dataActions(store)
    void Promise.all([loadConfData(), loadComplectations(code)])
  }, [store, code])
}

/** Public origin of the site: from this page's own canonical address, on the server too. */
const useOrigin = (path: string): string =>
  useAppState(({ metaByRoute }) => parseUrl(ownValue(metaByRoute, path)?.canonical ?? '')?.origin ?? '')

type PartProps = { copy: PageProps['copy']; fields: Fields }

function Target({
  copy,
  fields: { code },
  pasted,
  codeError,
}: PartProps & { pasted: string; codeError: string | undefined }) {
  const list = useId()
  const section = sectionOf(copy, 'target')
  return (
    <fieldset>
      <legend className="h3">{section?.heading}</legend>
      <Field label="Страница" name="page" defaultValue={pasted} list={list} hint={section?.text[0]} required />
      <datalist id={list}>
        {targets.map((name) => (
          <option key={name} value={hrefTo(name)}>
            {routeTitles[name]}
          </option>
        ))}
      </datalist>
      <Field
        label="Код сборки"
        name="code"
        defaultValue={code}
        error={codeError}
        hint={section?.text[1]}
        maxLength={20}
        autoComplete="off"
        optional
      />
    </fieldset>
  )
}

function Marks({ copy, fields }: PartProps) {
  const section = sectionOf(copy, 'marks')
  return (
    <fieldset>
      <legend className="h3">{section?.heading}</legend>
      <p className="small muted">{section?.text[0]}</p>
      {MARKS.map((name) => {
        const [label, examples] = markLabels[name]
        const hint = [`utm_${name}`, examples].filter(Boolean).join(': ')
        return (
          <Field
            key={name}
            label={label}
            hint={isUnusualMark(name, fields[name]) ? `${UNUSUAL} ${examples}` : hint}
            name={name}
            defaultValue={fields[name]}
            error={looksPersonal(fields[name]) ? PERSONAL : undefined}
            maxLength={200}
            autoComplete="off"
          />
        )
      })}
    </fieldset>
  )
}
