import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { PageSkeleton } from './layout/PageSkeleton.tsx'

/** A page whose code is loaded when it is first opened: `page('/audit', 'AuditPage', () => import('./AuditPage.tsx'))`. */
export function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  children: RouteObject[] = [],
): RouteObject {
  const lazy = async () => ({ Component: (await load())[name] })
  return { path, lazy, HydrateFallback: PageSkeleton, children }
}

/** Begins to load what an address shows, before it is opened. Whether that works is for the opening to tell. */
export async function preload(routes: RouteObject[], address: string): Promise<void> {
  const opened = matchRoutes(routes, address) ?? []
  await Promise.allSettled(opened.map(async ({ route: { lazy } }) => typeof lazy === 'function' && lazy()))
}
