/** What a browser tells of an error of ours: so much of each text, and so many errors of one opened page. */
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
