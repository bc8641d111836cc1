const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)

/** HTML with every value escaped. */
export const html = (strings: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: strings }, ...values.map(escape))
