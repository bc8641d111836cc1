/** What follows a name in PromQL and is none: matchers, ranges, and the labels by which it is grouped. */
const ASIDE = /\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring)\s*\([^)]*\)|"[^"]*"/g

const WORDS = new Set(
  'sum max min avg topk rate increase time histogram_quantile and or unless by without on ignoring bool'.split(
    ' ',
  ),
)

/** Metrics that Prometheus makes itself about whom it asks. */
const OWN = new Set(['up'])

/** The metrics that an expression reads, as they stand in a scrape; those of a histogram by the histogram's own name. */
export function metricsIn(/** @type {string} */ expression) {
  const words = expression.replaceAll(ASIDE, ' ').match(/[a-zA-Z_:][\w:]*/g) ?? []
  const names = words.filter((word) => !WORDS.has(word) && !OWN.has(word))
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')))]
}

/** The expressions of a file of alert rules; its YAML is written plainly enough to be read by lines. */
export function ruleExpressions(/** @type {string} */ yaml) {
  return [...yaml.matchAll(/^( +)expr: (?:\|\n((?:\1 {2}.*\n)+)|(.*))/gm)].map(
    ([, , block, line]) => block ?? line,
  )
}

/** @typedef {{ panels: { title: string, targets: { expr: string }[] }[] }} Dashboard */

export const panelExpressions = (/** @type {Dashboard} */ { panels }) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
