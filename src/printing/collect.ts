/** All bytes of a document being written, once it is complete. */
export function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
