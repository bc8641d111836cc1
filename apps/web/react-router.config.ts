import type { Config } from '@react-router/dev/config'

/** The whole route table goes out with the page: it is small, and a click then costs one chunk, not two trips. */
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config
