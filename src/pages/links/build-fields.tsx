import { carName } from '#src/content/cars/car-name.ts'
import { Checkbox } from '#src/components/checkbox.tsx'
import { Field } from '#src/components/field.tsx'
import { modelByCode } from '#src/content/models/summary.ts'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import { offerOf, type Offer } from '#src/domain/configurator/offer.ts'
import { resolveBuild } from '#src/domain/configurator/resolve-build.ts'
import { packageField } from '#src/domain/configurator/keys.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { MODEL_CODES, toModelCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { choiceOfFields, type Fields } from '#src/pages/links/link.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/links/links.module.css'

export type Fitting = {
  fields: Fields
  trims: readonly Complectation[]
  offer: Offer
  /** Replacements for incompatible choices, a sentence each. */
  notes: readonly string[]
}

const NOTHING: Offer = { exteriors: [], interiors: [], packages: [] }

/** The fields without what the chosen model or trim does not offer, and the available options. */
export function useFitting(fields: Fields): Fitting {
  const data = useAppState(({ confData }) => confData)
  const code = toModelCode(fields.model)
  const trims = useAppState(({ complectations }) => (code ? complectations[code] : undefined)) ?? []
  if (!data || trims.length === 0) return { fields, trims, offer: NOTHING, notes: [] }
  const chosen = trims.find(({ id }) => String(id) === fields.comp)
  const offer = offerOf(data, chosen ?? trims[0]!)
  const among = (list: readonly { code: string }[], value: string) =>
    list.some((one) => one.code === value) ? value : ''
  const fitting: Fields = {
    ...fields,
    comp: chosen ? fields.comp : '',
    ext: among(offer.exteriors, fields.ext),
    int: among(offer.interiors, fields.int),
    pkg: offer.packages
      .map(({ id }) => String(id))
      .filter((id) => fields.pkg.split(',').includes(id))
      .join(),
  }
  const choice = choiceOfFields(fitting)
  const notes = (choice && resolveBuild(choice, { data, trims })?.notes) ?? []
  return { fields: fitting, trims, offer, notes }
}

const priced = (name: string, price: number | null): string =>
  price === 0 ? name : `${name}, ${price === null ? PRICE_SOON.toLowerCase() : `+${formatMoney(price)}`}`

/** The car's fields in the link; the lists contain only what is compatible with the choices above. */
export function BuildFields({ heading, fitting }: { heading: string | undefined; fitting: Fitting }) {
  const { fields, trims, offer } = fitting
  return (
    <fieldset>
      <legend className="h3">{heading}</legend>
      <Field as="select" label="Модель" name="model" defaultValue={fields.model}>
        <option value="">не выбрана</option>
        {MODEL_CODES.map(modelByCode).map(({ conf_code, name }) => (
          <option key={conf_code} value={conf_code}>
            {name}
          </option>
        ))}
      </Field>
      {fields.model && (
        <>
          <Field as="select" label="Комплектация" name="comp" defaultValue={fields.comp} key={`comp ${fields.model}`}>
            <option value="">не выбрана</option>
            {trims.map((trim) => (
              <option key={trim.id} value={trim.id}>
                {carName(trim)}, {trim.price === null ? PRICE_SOON.toLowerCase() : formatMoney(trim.price)}
              </option>
            ))}
          </Field>
          <Field as="select" label="Цвет кузова" name="ext" defaultValue={fields.ext} key={`ext ${fields.model}`}>
            <option value="">не выбран</option>
            {offer.exteriors.map(({ code, name, price }) => (
              <option key={code} value={code}>
                {priced(name, price)}
              </option>
            ))}
          </Field>
          <Field as="select" label="Салон" name="int" defaultValue={fields.int} key={`int ${fields.model}`}>
            <option value="">не выбран</option>
            {offer.interiors.map(({ code, name, price }) => (
              <option key={code} value={code}>
                {priced(name, price)}
              </option>
            ))}
          </Field>
          {offer.packages.length > 0 && (
            <fieldset className={styles.packages} key={`pkg ${fields.model}`}>
              <legend className="small muted">Пакеты</legend>
              {offer.packages.map(({ id, name, price }) => (
                <Checkbox
                  key={id}
                  name={packageField(id)}
                  value="1"
                  defaultChecked={fields.pkg.split(',').includes(String(id))}
                >
                  {priced(name, price)}
                </Checkbox>
              ))}
            </fieldset>
          )}
          <Field as="select" label="Шаг" name="slide" defaultValue={fields.slide || '1'}>
            {texts.slides.map((name, index) => (
              <option key={name} value={index}>
                {index + 1}. {name}
              </option>
            ))}
          </Field>
        </>
      )}
      {fitting.notes.length > 0 && (
        <p role="status" className="small">
          {fitting.notes.join('. ')}.
        </p>
      )}
    </fieldset>
  )
}
