/** The limits of a browser's error report: the length of each text and the number of errors per page. */
export const CLIENT_ERROR = {
  perPage: 3,
  type: 80,
  message: 500,
  stack: 4000,
  page: 500,
  release: 80,
} as const

export const clientApps = ['web', 'console'] as const

export type ClientApp = (typeof clientApps)[number]
