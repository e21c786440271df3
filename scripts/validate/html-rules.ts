import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'

/**
 * All recommended rules of html-validate. What is said otherwise is how React writes HTML, taste, or a gap of the checker;
 * each has its reason.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      // A gap: <th> forbids sectioning content, which <details> is not (HTML, 4.11.1: flow and interactive content only).
      details: { sectioning: false },
    },
  ],
  rules: {
    // How React writes: `<br/>`, `fetchPriority="high"`, `checked=""`, `hidden=""`; Vite writes `<link>` beside it. To a
    // parser all the same.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Taste: the standard takes both, and prettier writes it small.
    'doctype-style': ['error', { style: 'lowercase' }],
    // Taste: any id without spaces is valid; __INITIAL_STATE__ is a name of the specification, _R_1_ is made by React.
    'valid-id': ['error', { relaxed: true }],
    // Phones are interface literals, exact to the letter; that they do not break is held by styles.
    'tel-non-breaking': 'off',
    // Boxes of one question share their name and are sent as a list: «Услуги» of the dealers' filters.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  },
}

const checker = new HtmlValidate(new StaticConfigLoader(config))

/** What html-validate has against a document, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`),
  )
}
