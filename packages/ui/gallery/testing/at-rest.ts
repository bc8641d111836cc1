/** Resolves once all animations have ended. */
export async function atRest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}
