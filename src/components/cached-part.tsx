import { createContext, useContext, type ReactNode } from 'react'

/**
 * Header and footer are the same for everybody who opens an address: the server renders them once and inserts their
 * markup into later pages (app/cached-parts.ts). Only in the server's bundle.
 */
export type CachedParts = {
  has: (name: string) => boolean
}
export const CachedPartsContext = /* @__PURE__ */ createContext<CachedParts | null>(null)

/** Marks the beginning and end of a part, or where its cached markup goes. The marks never leave the server. */
export const MARKS = {
  start: (name: string) => `<template data-cached="${name}"></template>`,
  end: '<template data-cached-end="true"></template>',
  place: (name: string) => `<template data-cached-place="${name}"></template>`,
} as const

export function CachedPart({ name, children }: { name: string; children: ReactNode }) {
  const parts = useContext(CachedPartsContext)
  if (!parts) return children
  if (parts.has(name)) return <template data-cached-place={name} />
  return (
    <>
      <template data-cached={name} />
      {children}
      <template data-cached-end />
    </>
  )
}
