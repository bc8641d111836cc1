import type { Config } from '@react-router/dev/config'

/**
 * A page brings only its own part of the route table, and fetches that of its links afterwards. The whole table would
 * grow every first visit with each new page.
 */
export default { ssr: true, routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' } } satisfies Config
