/**
 * A route that exports `handle = publicPage` is sent without React: rendered on the server, its styles inlined,
 * its font preloaded, and one small island script in place of the app. It must read fully without JavaScript,
 * and links to it are plain `<a>`.
 */
export const publicPage = { publicPage: true } as const

export function isPublicPage(handle: unknown): boolean {
  return 'publicPage' in Object(handle)
}
