export type ReportContext = { request?: string; route?: string; status?: number; job?: string }

/** Tells the people who look after the service about an error (UI-8: status above 499). Never throws. */
export type Report = (error: unknown, context?: ReportContext) => void
