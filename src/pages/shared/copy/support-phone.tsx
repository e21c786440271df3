import { company } from '#src/brand/brand.ts'
import { PhoneLink } from '#src/pages/shared/copy/links.tsx'
import { useAppState } from '#src/stores/app-store.ts'

/** The support line from the site's settings, with the same number as a fallback. */
export function SupportPhone({ className }: { className?: string }) {
  const phone = useAppState(({ options }) => options?.support_phone) ?? company.supportPhone
  return <PhoneLink phone={phone} {...(className && { className })} />
}
