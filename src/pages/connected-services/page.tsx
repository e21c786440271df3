import { connectedFeatures, connectedSteps } from '#src/content/connected.ts'
import { CopySection, PageCtas, Paragraphs, sectionOf } from '#src/pages/shared/copy/copy.tsx'
import { DiagramChoice } from '#src/pages/shared/diagrams/diagram-choice.tsx'
import { CarDiagram } from '#src/pages/shared/diagrams/car-diagram.tsx'
import { NextPage } from '#src/pages/shared/copy/next-page.tsx'
import { Figures } from '#src/components/figures.tsx'
import { UnsureNote } from '#src/components/unsure.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/connected-services/connected-services.module.css'

const items = connectedFeatures.map(({ id, name, text }) => ({ id, name, say: <p className="lead">{text}</p> }))

/** Functions of the phone app on the left, the car on the right: the part concerned lights up. */
export function Page({ copy }: PageProps) {
  const start = sectionOf(copy, 'start')
  const [features, safety, privacy] = ['features', 'safety', 'privacy'].map((id) => sectionOf(copy, id))
  return (
    <>
      <section data-scene="dark" className={styles.explorer} id={features?.id}>
        <DiagramChoice name="connected" legend="Что умеет автомобиль на связи" items={items} className={styles.choice}>
          {({ dial, sentence }) => (
            <div className={`wrap ${styles.inner}`}>
              <header className={styles.head}>
                <h1 className="display">{copy.h1}</h1>
                {copy.lead && <p className="lead">{copy.lead}</p>}
              </header>
              <div className={styles.list}>{dial}</div>
              <div className={styles.car}>
                <CarDiagram code="gv80" draw={(d) => d.connectedDiagram('gv80')} tall />
              </div>
              <div className={styles.said}>{sentence}</div>
            </div>
          )}
        </DiagramChoice>
      </section>
      {start && (
        <section id={start.id} className="section">
          <div className="wrap">
            <div className={styles.startHead}>
              <h2 className="h1">{start.heading}</h2>
              <div className={styles.text}>
                <Paragraphs text={start.text} lead />
              </div>
            </div>
            <ol className={styles.steps}>
              {connectedSteps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                </li>
              ))}
            </ol>
            <div className={styles.figures}>
              <Figures items={start.figures} />
              <UnsureNote />
            </div>
          </div>
        </section>
      )}
      {safety && <CopySection section={safety} />}
      {privacy && <CopySection section={privacy} />}
      <PageCtas ctas={copy.ctas} />
      <NextPage title="Поддержка" href={hrefTo('support')} />
    </>
  )
}
