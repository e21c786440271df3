import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { loadCopy } from '#src/app/copy.ts'
import { loadPicturesOf } from '#src/app/own-pictures.ts'
import { pages } from '#src/app/pages.ts'
import { matchRoute, routeOf, type RouteName } from '#src/routes.ts'

const noParams = {}

/** The component of one route: its page with its copy. */
export async function createPageElement(name: RouteName): Promise<ComponentType> {
  const route = routeOf(name)
  const [{ Page }, copy] = await Promise.all([pages[route.page].code(), loadCopy(name), loadPicturesOf(name)])
  return function PageElement() {
    const { pathname } = useLocation()
    return <Page name={name} route={route} params={matchRoute(pathname)?.params ?? noParams} copy={copy} />
  }
}

/** The 404 page, with another heading where the missing record has a name. */
export async function createNotFoundElement(): Promise<ComponentType<{ message: string }>> {
  const name: RouteName = 'error-404'
  const [{ Page }, copy] = await Promise.all([pages['not-found'].code(), loadCopy(name), loadPicturesOf(name)])
  return function NotFoundElement({ message }) {
    const shown = message ? { ...copy, h1: message } : copy
    return <Page name={name} route={routeOf(name)} params={noParams} copy={shown} />
  }
}
