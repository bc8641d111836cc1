/** 'U+ac08, U+ac11-ac12' as a pattern of those letters. */
export function lettersOf(unicodeRange: string): RegExp {
  const letters = unicodeRange.replaceAll(/u\+([\da-f]+)(?:-([\da-f]+))?[, ]*/gi, (_, from, to = from) => {
    return `\\u{${from}}-\\u{${to}}`
  })
  return new RegExp(`[${letters}]`, 'u')
}

/** The faces that wait in the head (PublicPage.tsx), of which this text needs letters. */
function neededFor(text: string): FontFace[] {
  const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-later]')].flatMap(({ sheet }) => [
    ...(sheet?.cssRules ?? []),
  ])
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const said = (name: string) => rule.style.getPropertyValue(name)
    const unicodeRange = said('unicode-range')
    if (!lettersOf(unicodeRange).test(text)) return []
    // A face of a script is named without the quotes that a style has.
    const family = said('font-family').replaceAll(/["']/g, '')
    return new FontFace(family, said('src'), { weight: said('font-weight'), unicodeRange })
  })
}

/**
 * What the page says in our letters; what people wrote is marked, and reads in the system's. Asked of every node by a filter,
 * which is called back for each, it took a page 5 ms, and 25 while somebody traced it.
 */
function spokenIn(body: HTMLElement): string {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let said = ''
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode
    if (!parentElement?.closest('[data-any-letters]')) said += nodeValue
  }
  return said
}

/**
 * What few words are written with. The faces join the page once they are all here: for each one that is added the browser
 * sets every word anew, and while one is on its way it looks for each of its letters in all the system's fonts.
 */
export async function letLaterFontsCome(): Promise<void> {
  const faces = neededFor(spokenIn(document.body))
  // A file that does not come leaves its letters as they stand.
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
}
