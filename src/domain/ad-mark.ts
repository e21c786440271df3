import type { AdMark } from '#src/domain/shapes/ad-mark.ts'

/** «Реклама. ООО «Банк». erid: 2VtzqvK1»; empty where nothing marks it. */
export function adMarkText({ ad_label, advertiser, erid }: AdMark): string {
  if (!ad_label && !advertiser && !erid) return ''
  return [ad_label || 'Реклама', advertiser, erid && `erid: ${erid}`].filter(Boolean).join('. ')
}
