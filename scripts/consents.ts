import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { consentPath, currentTexts } from '#src/backend/leads/consent-texts.ts'

/** Stores the current texts of the consents as the edition of `brand.ts`. An edition is written only once. */

for (const [file, text] of Object.entries(currentTexts())) {
  const path = consentPath(file)
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`src/brand/consents/${file} written`)
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`src/brand/consents/${file} is another text. Give a new date in editions.legal (src/brand/brand.ts).`)
    process.exitCode = 1
  }
}
