import type { AdMark } from '#src/domain/shapes/ad-mark.ts'

/** «Реклама. ООО «Банк». erid: 2VtzqvK1»; empty where there is no label. */
export function adMarkText({ ad_label, advertiser, erid }: AdMark): string {
  const parts = [advertiser, erid && `erid: ${erid}`].filter(Boolean)
  return ad_label || parts.length > 0 ? [ad_label || 'Реклама', ...parts].join('. ') : ''
}
