/** The parts of PromQL that contain no metric names: matchers, ranges, labels and strings. */
const ASIDE = /\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring)\s*\([^)]*\)|"[^"]*"/g

const WORDS = new Set(
  'vector sum max min avg topk rate increase time histogram_quantile and or unless by without on ignoring bool'.split(
    ' ',
  ),
)

/** Metrics that Prometheus itself makes. */
const OWN = new Set(['up'])

/** The metrics that an expression reads; a histogram counts by its own name. */
export function metricsIn(expression: string) {
  const words = expression.replaceAll(ASIDE, ' ').match(/[a-zA-Z_:][\w:]*/g) ?? []
  const names = words.filter((word) => !WORDS.has(word) && !OWN.has(word))
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')))]
}

/** The expressions of a file of alert rules, read line by line. */
export function ruleExpressions(yaml: string) {
  return [...yaml.matchAll(/^( +)expr: (?:\|\n((?:\1 {2}.*\n)+)|(.*))/gm)].map(
    ([, , block, line]) => block ?? line ?? '',
  )
}

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

export const panelExpressions = ({ panels }: Dashboard) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
