import { Field } from '#src/components/field.tsx'
import { wideField } from '#src/components/forms/lead-form.tsx'
import { MILEAGE_MASK } from '#src/components/forms/masks.ts'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { SuggestedField } from '#src/components/trade-in/suggested-field.tsx'
import { ownBrands } from '#src/content/own-brands.ts'
import { tradeIn as texts } from '#src/content/trade-in.ts'

const YEAR_MASK = '____'
/** With the spaces and hyphens of a copied one. */
const VIN_MAX = 40
const NAME_MAX = 40

/** The visitor's car: brand and model as free text, with frequent ones to choose from. */
export function OwnCarFields({ form }: { form: LeadForm }) {
  return (
    <>
      <SuggestedField
        form={form}
        name="own_brand"
        label={texts.brand}
        maxLength={NAME_MAX}
        plain={ownBrands}
        like={({ brandsLike }, typed) => brandsLike(typed)}
      />
      <SuggestedField
        form={form}
        name="own_model"
        label={texts.model}
        maxLength={NAME_MAX}
        isOpenAtOnce
        like={({ modelsLike }, typed) => modelsLike(form.valueOf('own_brand'), typed)}
      />
      <Field {...form.field('own_year', YEAR_MASK)} label={texts.year} inputMode="numeric" autoComplete="off" />
      <Field
        {...form.field('own_mileage', MILEAGE_MASK)}
        label={texts.mileage}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...form.field('own_vin')}
        label={texts.vin}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={VIN_MAX}
        className={wideField}
      />
    </>
  )
}
