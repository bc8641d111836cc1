const MAX_SIDE = 20_000
const MAX_PIXELS = 100_000_000

/** A few bytes can promise a picture that takes gigabytes to draw: such a promise is not believed. */
export function isReasonablePicture(width: number, height: number): boolean {
  return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS
}
