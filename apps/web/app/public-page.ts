/**
 * A route that exports `handle = publicPage` is sent without React: rendered on the server, its styles inlined,
 * its font preloaded, and one small island script in place of the app. It must read fully without JavaScript,
 * and links to it are plain `<a>`.
 */
export const publicPage = { publicPage: true } as const

/** A public page behind a secret address: no cache keeps it, and it has no island, which would tell of the visit. */
export const secretPage = { publicPage: true, secretPage: true } as const

export function isPublicPage(handle: unknown): boolean {
  return 'publicPage' in Object(handle)
}

export function isSecretPage(handle: unknown): boolean {
  return 'secretPage' in Object(handle)
}
