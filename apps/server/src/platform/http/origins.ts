import type { Settings } from '../../settings.ts'

/** Our own origin first; outside production also with the other name of the loopback address. */
export function loopbackSpellings({
  appOrigin,
  production,
}: Pick<Settings, 'appOrigin' | 'production'>): string[] {
  if (production) return [appOrigin]
  const spelled = ['localhost', '127.0.0.1'].map((name) =>
    appOrigin.replace(/\/\/(localhost|127\.0\.0\.1)(?=[:/]|$)/, `//${name}`),
  )
  return [...new Set([appOrigin, ...spelled])]
}
