import { CtaList } from '#src/components/site-button.tsx'
import { CopySection, PageHead, SectionText, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { NightCar } from '#src/pages/shared/cars/night-car.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/mobility/mobility.module.css'

/** A car at night, and the questions a contract must answer, set large. */
export function Page({ copy }: PageProps) {
  const [subscription, start, forWhom, compare] = ['subscription', 'start', 'for-whom', 'compare'].map((id) =>
    sectionOf(copy, id),
  )
  return (
    <>
      <section className={styles.opening} data-scene="dark">
        <PageHead copy={copy} size="giant" className={styles.headline} />
        <div className={styles.car}>
          <NightCar code="gv70" />
        </div>
      </section>
      {subscription && (
        <section id={subscription.id} className="section">
          <div className={`wrap ${styles.split}`}>
            <h2 className="h1">{subscription.heading}</h2>
            <SectionText section={subscription} />
          </div>
        </section>
      )}
      {compare && (
        <section id={compare.id} className={`section ${styles.questions}`}>
          <div className="wrap">
            <div className={styles.split}>
              <h2 className="h1">{compare.heading}</h2>
              <SectionText section={{ ...compare, list: [] }} />
            </div>
            <ol>
              {(compare.list ?? []).map((question) => (
                <li key={question} className="h2">
                  {question}
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      {forWhom && <CopySection section={forWhom} />}
      {start && <CopySection section={start} />}
      {copy.ctas && (
        <div className={`wrap ${styles.ctas}`}>
          <CtaList ctas={copy.ctas} />
        </div>
      )}
      <NextPage title="Кредит и лизинг" href={hrefTo('finance')} />
    </>
  )
}
