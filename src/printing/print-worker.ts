import { makeConfigurationPdf } from '#src/printing/configuration/configuration-pdf.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { drawShareCard, type ShareCard } from '#src/printing/share-card.ts'

/** What the printing thread is asked for. `images` is the folder of built pictures. */
export type PrintJob =
  { kind: 'configuration'; document: ConfigurationDocument; images: string } | { kind: 'share-card'; card: ShareCard }

/** Runs on a thread of its own: drawing takes a few hundred milliseconds that pages must not wait for. */
export default function print(job: PrintJob): Promise<Uint8Array> {
  return job.kind === 'configuration' ? makeConfigurationPdf(job.document, job.images) : drawShareCard(job.card)
}
