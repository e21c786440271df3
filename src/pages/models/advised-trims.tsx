import { PriceNote } from '#src/components/price-note.tsx'
import { ButtonLink } from '#src/components/site-button.tsx'
import { candidates } from '#src/content/cars/candidates.ts'
import { fiveQuestions } from '#src/content/five-questions.ts'
import * as texts from '#src/content/page-texts.ts'
import { advise, type Advice, type Advised } from '#src/domain/advice/advise.ts'
import type { Answers } from '#src/domain/advice/answers.ts'
import type { Candidate } from '#src/domain/advice/candidate.ts'
import { differenceOf } from '#src/domain/advice/difference.ts'
import { reasonsOf, type Reason } from '#src/domain/advice/reasons.ts'
import { driveName, formatMoney, listed, PRICE_SOON } from '#src/domain/format.ts'
import { confCodeOf } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'
import { RouteArrow } from '#src/pages/shared/copy/links.tsx'
import { CarPicture } from '#src/pages/shared/cars/pictures.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/models/advised-trims.module.css'

/** Null when the content has fewer than two trims to choose from. */
export const adviceTo = (answers: Answers): Advice | null => advise(candidates(), answers)

/** The text of the live region after a recommendation. */
export const said = ({ best, second }: Advice): string =>
  `Ваш автомобиль — ${best.car.name}. Второй вариант — ${second.car.name}.`

/** As a query, so that the configurator opens with the trim without scripts too. */
const buildOf = ({ id, model }: Candidate) => ({ slide: '1', model: confCodeOf[model], comp: String(id) })

const engineOf = ({ engine, powerHp, drive, unsure }: Candidate): string =>
  typograf(`${engine}, ${powerHp} л. с.${unsure.includes('powerHp') ? '*' : ''}, ${driveName[drive]} привод`)

function Price({ price }: Candidate) {
  if (price === null) return <p className="num">{PRICE_SOON}</p>
  return (
    <p className="num">
      <span className="small muted">Максимальная рекомендованная розничная цена</span> {formatMoney(price)}
    </p>
  )
}

export function AdvisedTrims({ advice, answers }: { advice: Advice; answers: Answers }) {
  const { best, second, unpriced } = advice
  const { car } = best
  const left = [...new Set(unpriced.map(({ name }) => name.replace(/ .*/, '')))]
  return (
    <>
      <div className={styles.best}>
        <div className={styles.car}>
          <CarPicture code={car.model} view="studio" decorative />
        </div>
        <div className={styles.words}>
          <h3 className="h1">{car.name}</h3>
          <p className="num">{engineOf(car)}</p>
          <Price {...car} />
          <div className={styles.ctas}>
            <ButtonLink target={{ href: hrefTo('configurator', { query: buildOf(car) }) }}>
              {texts.cta.configure}
            </ButtonLink>
            <ButtonLink
              target={{
                action: 'testDrivePopupOpen',
                place: car.name.split(' ')[0] ?? car.name,
                preset: { model: car.model },
              }}
              variant="ghost"
            >
              {texts.cta.testDrive}
            </ButtonLink>
          </div>
        </div>
        <dl className={styles.why} aria-label="Почему">
          {reasonsOf(best, answers).map((reason) => (
            <Why key={reason.question} reason={reason} />
          ))}
        </dl>
      </div>
      <Second best={best} second={second} answers={answers} />
      {left.length > 0 && (
        <p className={`small muted ${styles.note}`}>
          {listed(left)} не{NBSP}сравнивали: их цена будет объявлена позже. Чтобы увидеть их, выберите «
          {fiveQuestions.budget.options.any}» или «{fiveQuestions.budget.options.soon}».
        </p>
      )}
      <PriceNote />
    </>
  )
}

const Why = ({ reason: { question, text, isConcession } }: { reason: Reason }) => (
  <div>
    <dt className="small muted">
      {fiveQuestions[question].short}
      {isConcession && <span className={styles.concession}>уступка</span>}
    </dt>
    <dd>{text}</dd>
  </div>
)

function Second({ best, second, answers }: { best: Advised; second: Advised; answers: Answers }) {
  const { car } = second
  const { stronger, weaker } = differenceOf(best, second, answers)
  const rows = [
    { term: 'Сильнее', difference: stronger },
    { term: 'Слабее', difference: weaker },
  ]
  return (
    <div className={styles.second}>
      <div className={styles.words}>
        <p className="small muted">Второй вариант</p>
        <h3 className="h2">{car.name}</h3>
        <p className="num">{engineOf(car)}</p>
        <Price {...car} />
      </div>
      <dl className={styles.why}>
        {rows.map(
          ({ term, difference }) =>
            difference && (
              <div key={term}>
                <dt className="small muted">
                  {term}: {fiveQuestions[difference.question].short.toLowerCase()}
                </dt>
                <dd>{difference.text}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.links}>
        <RouteArrow to="configurator" query={buildOf(car)}>
          {texts.cta.configure}
          <span className="vh"> {car.name}</span>
        </RouteArrow>
        <RouteArrow to="test-drive" query={{ model: car.model }}>
          Тест-драйв<span className="vh"> {car.name}</span>
        </RouteArrow>
      </div>
    </div>
  )
}
