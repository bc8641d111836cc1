/** The processes of the product, each of which is started, killed and told to leave by itself. */

/** @typedef {ReturnType<typeof createServices>[number]} Service */

export function createServices(
  /** @type {import('./product.mjs').Product} */ product,
  /** @type {Pick<import('./world.mjs').World, 'services' | 'settings'>} */ { services, settings },
) {
  return services.map((port, place) => {
    /** @type {ReturnType<typeof product.service> | undefined} */
    let running
    const kill = () => running?.signal('SIGKILL')
    process.on('exit', kill)
    return {
      name: place === 0 ? '첫째 프로세스' : '둘째 프로세스',
      /** As Caddy calls it. */
      address: `127.0.0.1:${port}`,
      start() {
        running = product.service({ ...settings, PORT: String(port) })
      },
      kill,
      leave: () => running?.signal('SIGTERM'),
      get isRunning() {
        return running?.isRunning ?? false
      },
      ended: async () => running?.ended,
      said: () => running?.said() ?? '',
      async isReady() {
        const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, {
          signal: AbortSignal.timeout(3000),
        })
        await answer.arrayBuffer()
        return answer.ok
      },
    }
  })
}
