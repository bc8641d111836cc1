/** What failed; `process` is work outside of calls, pages and jobs. */
export const failing = ['call', 'page', 'job', 'browser', 'process'] as const

export type FailureOf = (typeof failing)[number]

export type ReportContext = {
  of?: FailureOf
  request?: string
  trace?: string | undefined
  route?: string
  status?: number
  job?: string
  /** The release of a browser's page, which may be older than the server's. */
  release?: string
}

/** Reports an error to the error tracker (UI-8: status above 499). Never throws. */
export type Report = (error: unknown, context?: ReportContext) => void

/** Also counts every report, by what failed. */
export const countedReport =
  (report: Report, failed: (of: FailureOf) => void): Report =>
  (error, context = {}) => {
    const { of = 'process' } = context
    failed(of)
    report(error, { ...context, of })
  }
