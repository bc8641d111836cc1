import type lighthouse from 'lighthouse'

/** What a bench reads off Lighthouse's report of one page. */

export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export type Figures = {
  scores: Record<Category, number>
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  scriptBytes: number
  allBytes: number
  requests: number
  /** How quick the machine was, by Lighthouse's own measure. It is taken for a phone four times slower: blocking time follows it. */
  benchmarkIndex: number
  /** What the largest paint was, and what moved. */
  lcpElement: string
  shifted: string[]
  failed: string[]
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Row = Record<string, unknown>

/** Lighthouse nests its tables; every row in them, however deep. */
function rowsOf(details: unknown): Row[] {
  if (typeof details !== 'object' || details === null) return []
  const row = details as Row
  const items = Array.isArray(row['items']) ? row['items'] : []
  return [row, ...items.flatMap(rowsOf)]
}

const nodeText = (row: Row) => {
  const node = (row['type'] === 'node' ? row : row['node']) as Row | undefined
  return node?.['selector'] ? `${String(node['selector'])} “${String(node['nodeLabel'])}”` : undefined
}
const nodesIn = (report: Report, audit: string) =>
  rowsOf(report.audits[audit]?.details)
    .map(nodeText)
    .filter((text) => text !== undefined)
    .map((text) => text.replaceAll('\n', ' '))

const requestsOf = ({ audits }: Report) =>
  rowsOf(audits['network-requests']?.details).filter(({ url }) => url !== undefined)

const bytes = (rows: Row[]) => rows.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0)

function failedIn({ audits, categories }: Report): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id)
}

/** The median of each figure over the runs; the words are the first run's. */
export function figuresOf(reports: readonly Report[]): Figures {
  const of = (read: (report: Report) => number) => median(reports.map(read))
  const number = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? 0)
  const score = (name: Category) => of(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))
  const [first] = reports
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Record<Category, number>,
    fcpMs: Math.round(number('first-contentful-paint')),
    lcpMs: Math.round(number('largest-contentful-paint')),
    tbtMs: Math.round(number('total-blocking-time')),
    cls: Number(number('cumulative-layout-shift').toFixed(4)),
    scriptBytes: of((report) => bytes(requestsOf(report).filter((row) => row['resourceType'] === 'Script'))),
    allBytes: of((report) => bytes(requestsOf(report))),
    requests: of((report) => requestsOf(report).length),
    benchmarkIndex: Math.round(of(({ environment }) => environment.benchmarkIndex)),
    lcpElement: (first && nodesIn(first, 'lcp-breakdown-insight')[0]) ?? 'unknown',
    shifted: first ? [...new Set(nodesIn(first, 'cls-culprits-insight'))] : [],
    failed: [...new Set(reports.flatMap(failedIn))],
  }
}
