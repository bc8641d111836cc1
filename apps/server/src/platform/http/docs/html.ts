/** Text that is already HTML. */
export type Html = { readonly html: string }

type Part = Html | string | number | false | null | undefined | readonly Part[]

/** HTML with every value escaped, unless it is HTML itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.map((text, index) => text + textOf(parts[index])).join('') }
}

/** HTML that stands in our own code: styles, scripts. */
export const trusted = (text: string): Html => ({ html: text })

function textOf(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'html' in part ? part.html : part.map(textOf).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)
