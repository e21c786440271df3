import { company } from '#src/brand/brand.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { useAppState } from '#src/stores/app-store.ts'

/** The support phone, for when a form cannot help. */
export function SupportLine() {
  const phone = useAppState(({ options }) => options?.support_phone) ?? company.supportPhone
  return (
    <a href={toTelHref(phone)} className="u nw num">
      {phone}
    </a>
  )
}
