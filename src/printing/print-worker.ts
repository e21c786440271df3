import type { Brochure } from '#src/content/brochure.ts'
import type { PrintedText } from '#src/content/owner-guide.ts'
import { makeBrochure } from '#src/printing/brochure/brochure.ts'
import { makeConfigurationPdf } from '#src/printing/configuration/configuration-pdf.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { drawShareCard, type ShareCard } from '#src/printing/share-card.ts'
import { makeTextPdf } from '#src/printing/text/text-pdf.ts'

/** A job for a printing thread. `images` is the folder of built pictures. */
export type PrintJob =
  | { kind: 'configuration'; document: ConfigurationDocument; images: string }
  | { kind: 'share-card'; card: ShareCard }
  | PublishedJob
/** Documents with fixed addresses, which change when the office publishes something. */
export type PublishedJob = { kind: 'text'; text: PrintedText } | { kind: 'brochure'; brochure: Brochure }

/** Runs in a worker thread: drawing takes a few hundred milliseconds that pages must not wait for. */
export default function print(job: PrintJob): Promise<Uint8Array> {
  if (job.kind === 'configuration') return makeConfigurationPdf(job.document, job.images)
  if (job.kind === 'text') return makeTextPdf(job.text)
  return job.kind === 'brochure' ? makeBrochure(job.brochure) : drawShareCard(job.card)
}
