import { startTransition, useLayoutEffect, useState } from 'react'
import { NavigationType, Router, type Navigator } from 'react-router-dom'
import { NavigationContext } from '#src/app/navigation-context.ts'
import { hrefOf, type Navigation } from '#src/app/navigation.ts'
import { Screen } from '#src/app/screen.tsx'
import type { ScreenError } from '#src/app/screen-error.ts'

/** The site in the browser: renders the state of its navigation. */
export function BrowserRouter({ navigation }: { navigation: Navigation }) {
  const [{ location, type, error }, setState] = useState(navigation.state)
  useLayoutEffect(() => {
    // A page being loaded does not re-render this component (navigation-context.ts).
    const follow = () =>
      startTransition(() =>
        setState((shown) => {
          const next = navigation.state()
          return next.location === shown.location && next.error === shown.error ? shown : next
        }),
      )
    // Catches up with navigations from before this component was mounted.
    follow()
    return navigation.subscribe(follow)
  }, [navigation])
  return (
    <Router location={location} navigationType={type} navigator={navigation.navigator}>
      <NavigationContext value={navigation}>
        <Screen error={error} />
      </NavigationContext>
    </Router>
  )
}

const nowhere = () => {
  throw new Error('The server does not navigate')
}
const serverNavigator: Navigator = { createHref: hrefOf, go: nowhere, push: nowhere, replace: nowhere }

/** One address on the server. */
export function ServerRouter({ url, error }: { url: URL; error?: ScreenError | undefined }) {
  const { pathname, search } = url
  return (
    <Router
      static
      location={{ pathname, search, hash: '', state: null, key: 'default' }}
      navigationType={NavigationType.Pop}
      navigator={serverNavigator}
    >
      <Screen error={error} />
    </Router>
  )
}
