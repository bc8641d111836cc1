import type { Config } from '@react-router/dev/config'

/**
 * A page brings only its own part of the route table; that of the links on it follows by itself. The whole table grew
 * with every page, and each first visit paid for all of them.
 */
export default { ssr: true, routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' } } satisfies Config
