const OWN_PATH = /^\/(?![/\\])[^\s\p{C}\\]*$/u

/**
 * The address of a picture, or null. Pictures come from this site or stand in their own address; whatever else got
 * into the data is not asked for, so that no other site learns who looks at what.
 */
export function ownPicture(src: string | null | undefined): string | null {
  return src && (OWN_PATH.test(src) || src.startsWith('data:image/')) ? src : null
}
