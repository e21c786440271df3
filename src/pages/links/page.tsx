import { useId, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Field } from '#src/components/field.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import { exteriorColors } from '#src/content/cars/colors.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { routeTitles } from '#src/content/route-titles.ts'
import { LAST_SLIDE } from '#src/domain/configurator/choice.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { ownOf } from '#src/domain/outside-words.ts'
import { isTarget, linkOf, looksPersonal, MARKS, readFields, type Fields, type Mark } from '#src/pages/links/link.ts'
import { Result } from '#src/pages/links/result.tsx'
import { PageHead, sectionOf } from '#src/pages/parts/copy.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo, isStaticRoute, routeNames, routeOf } from '#src/routes.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import styles from '#src/pages/links/links.module.css'

const targets = routeNames.filter(isStaticRoute).filter((name) => !routeOf(name).noindex)

const STEPS = ['Модель', 'Двигатель и комплектация', 'Цвет кузова', 'Салон', 'Пакеты', 'Оснащение', 'Кредит', 'Итог']

const markLabels: Record<Mark, [label: string, hint: string]> = {
  source: ['Источник', 'utm_source: yandex, vk, email'],
  medium: ['Канал', 'utm_medium: cpc, social, banner'],
  campaign: ['Кампания', 'utm_campaign: winter-2021'],
  content: ['Объявление', 'utm_content: card-2'],
  term: ['Ключевая фраза', 'utm_term'],
}

/** For marketers: a link with a page, a build and marks. Without scripts a form whose answer the server renders. */
export function Page({ copy, route }: PageProps) {
  const [query] = useSearchParams()
  const [fields, setFields] = useState(() => readFields((name) => query.get(name)))
  const origin = useOrigin(route.path)
  const store = useAppStore()
  // What the chosen page says of itself: its address brings it, a change here fetches it.
  const meta = useAppState(({ metaByRoute }) => ownOf(metaByRoute, fields.page))
  const link = linkOf(origin, fields)
  const isPersonal = MARKS.some((name) => looksPersonal(fields[name]))
  const apply = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    const next = readFields((name) => data.get(name))
    setFields(next)
    if (next.page !== fields.page && isTarget(next.page)) void dataActions(store).loadMeta(next.page)
    if (event.type === 'submit') event.preventDefault()
  }
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
          <Target copy={copy} fields={fields} />
          {fields.page === hrefTo('configurator') && <BuildFields copy={copy} fields={fields} />}
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
            isKnown={isTarget(fields.page)}
            warning={isPersonal ? 'Похоже на телефон или почту: личные данные в метки не ставят.' : ''}
          />
        </section>
      </div>
    </>
  )
}

/** Where visitors find the site: this page's own canonical address says so, on the server too. */
const useOrigin = (path: string): string =>
  useAppState(({ metaByRoute }) => URL.parse(ownOf(metaByRoute, path)?.canonical ?? '')?.origin ?? '')

type PartProps = { copy: PageProps['copy']; fields: Fields }

function Target({ copy, fields: { page } }: PartProps) {
  const list = useId()
  const section = sectionOf(copy, 'target')
  return (
    <fieldset>
      <legend className="h3">{section?.heading}</legend>
      <Field label="Страница" name="page" defaultValue={page} list={list} hint={section?.text[0]} required />
      <datalist id={list}>
        {targets.map((name) => (
          <option key={name} value={hrefTo(name)}>
            {routeTitles[name]}
          </option>
        ))}
      </datalist>
    </fieldset>
  )
}

function BuildFields({ copy, fields: { slide, model, ext } }: PartProps) {
  const colors = exteriorColors.filter(({ model_codes }) => model_codes.some((code) => code === model))
  return (
    <fieldset>
      <legend className="h3">{sectionOf(copy, 'build')?.heading}</legend>
      <Field as="select" label="Модель" name="model" defaultValue={model}>
        <option value="">не выбрана</option>
        {MODEL_CODES.map(modelByCode).map(({ conf_code, name }) => (
          <option key={conf_code} value={conf_code}>
            {name}
          </option>
        ))}
      </Field>
      <Field as="select" label="Шаг" name="slide" defaultValue={slide || '1'}>
        {STEPS.slice(0, LAST_SLIDE + 1).map((name, index) => (
          <option key={name} value={index}>
            {index + 1}. {name}
          </option>
        ))}
      </Field>
      <Field as="select" label="Цвет кузова" name="ext" defaultValue={ext} key={model}>
        <option value="">не выбран</option>
        {colors.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Field>
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
        const [label, hint] = markLabels[name]
        return (
          <Field
            key={name}
            label={label}
            hint={hint}
            name={name}
            defaultValue={fields[name]}
            maxLength={200}
            autoComplete="off"
          />
        )
      })}
    </fieldset>
  )
}
