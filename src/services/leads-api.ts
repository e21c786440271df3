import * as z from 'zod/mini'
import type { Transport } from '#src/domain/api.ts'
import type { PdfParameters } from '#src/domain/configurator/pdf-parameters.ts'
import { callFile } from '#src/services/envelope.ts'

/** The leads API (specification 7.2): no envelope, a base of its own. */
export type LeadsApi = {
  /** Returns the address of the finished document. */
  makePdf: (parameters: PdfParameters) => Promise<string>
}

const pdfShape = z.object({ file: z.string().check(z.minLength(1)) })

export const createLeadsApi = (leads: Transport): LeadsApi => ({
  makePdf: async (parameters) => (await callFile(leads, 'download/pdf/', parameters, pdfShape)).file,
})
