import { CookieSettingsLink } from '#src/components/cookie-settings-link.tsx'
import type { LinkTarget } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import { legalLinks, type LegalLink } from '#src/content/footer.ts'

type LegalLinksProps = { place: string; className?: string | undefined; linkClassName?: string | undefined }

/** Legal links at the end of every page: documents, the site map, cookie settings. */
export const LegalLinks = ({ place, className, linkClassName }: LegalLinksProps) => (
  <ul className={className}>
    {legalLinks.map((link) => (
      <li key={link.href}>
        <SiteLink target={targetOf(link, place)} className={linkClassName}>
          <span className="u">{link.name}</span>
        </SiteLink>
      </li>
    ))}
    <li>
      <CookieSettingsLink place={place} className={linkClassName} />
    </li>
  </ul>
)

/** A document with a popup opens it, and is the link's target without scripts; others open in a new tab. */
const targetOf = ({ href, file, action }: LegalLink, place: string): LinkTarget =>
  action ? { action, place, fallback: href } : { href, ...(file && { external: true }) }
