/** What failed; `process` is what nobody waited for. */
export const failing = ['call', 'page', 'job', 'browser', 'process'] as const

export type FailureOf = (typeof failing)[number]

export type ReportContext = {
  of?: FailureOf
  request?: string
  trace?: string | undefined
  route?: string
  status?: number
  job?: string
  /** Of a browser's page, which may be older than what runs here. */
  release?: string
}

/** Tells the people who look after the service about an error (UI-8: status above 499). Never throws. */
export type Report = (error: unknown, context?: ReportContext) => void

/** Every report is also counted, by what failed. */
export const countedReport =
  (report: Report, failed: (of: FailureOf) => void): Report =>
  (error, context = {}) => {
    const { of = 'process' } = context
    failed(of)
    report(error, { ...context, of })
  }
