import { modelName } from '#src/content/models/summary.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Waiting } from '#src/backend/leads/waiting-list.ts'

/** The waiting visitors as text for a terminal, by model: those with an address first, then phones. */
export function waitingText(list: readonly (Waiting & { price?: string })[]): string {
  const blocks = [...Map.groupBy(list, ({ model }) => model)].map(([model, those]) => {
    const [mail, call] = [those.filter(({ email }) => email), those.filter(({ email }) => !email)]
    const line = ({ number, since, name, phone, email }: Waiting) =>
      `  ${number}  since ${since}  ${name}  ${phone}${email && `  ${email}`}`
    return [
      [modelName(model as ModelCode), those[0]?.price].filter(Boolean).join(', '),
      ` to mail: ${mail.length}`,
      ...mail.map(line),
      ` to call: ${call.length}`,
      ...call.map(line),
    ].join('\n')
  })
  return blocks.length > 0 ? blocks.join('\n\n') : 'Nobody.'
}
