/** As much of WebDriver (w3.org/TR/webdriver2) as journeys need. */
export type Session = {
  version: string
  command: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
  close: () => Promise<void>
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const opened = (await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const base = `${driver}/session/${opened.sessionId}`
  return {
    version: opened.capabilities.browserVersion,
    command: (method, path, body) => ask(`${base}${path}`, method, body),
    close: async () => void (await ask(base, 'DELETE')),
  }
}
