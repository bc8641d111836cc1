/** HTML that is safe to send: values put into it are escaped unless they are HTML themselves. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

function escaped(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(escaped).join('')
  return String(value).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!)
}

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((part, index) => part + escaped(values[index])).join(''))
}
