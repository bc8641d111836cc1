const OWN_PATH = /^\/(?![/\\])[^\s\p{C}\\]*$/u

/**
 * The address of a picture, or null. Only pictures of this site and data URLs are loaded, so that no other site
 * learns who looks at what.
 */
export function ownPicture(src: string | null | undefined): string | null {
  return src && (OWN_PATH.test(src) || src.startsWith('data:image/')) ? src : null
}
