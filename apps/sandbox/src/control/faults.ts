/** A fault for the next request to a matching path. */
export type Fault = {
  /** The start of the path below the prefix; without it any provider request matches. */
  readonly path?: string
  /** A result code of the career provider. */
  readonly code?: string
  /** An HTTP status with a broken body. */
  readonly status?: number
  /** A delay, in sandbox time. */
  readonly hangMs?: number
}

export function createFaults() {
  let waiting: Fault[] = []
  return {
    queue: (fault: Fault) => void waiting.push(fault),
    take(path: string): Fault | null {
      const found = waiting.find((fault) => path.startsWith(fault.path ?? '/'))
      waiting = waiting.filter((fault) => fault !== found)
      return found ?? null
    },
    reset: () => void (waiting = []),
  }
}

/** The described fault, or null when the description is invalid. */
export function readFault(body: unknown): Fault | null {
  const { path, code, status, hangMs } = (body ?? {}) as Record<string, unknown>
  const fault: Fault = {
    ...(typeof path === 'string' ? { path } : {}),
    ...(typeof code === 'string' && /^CF-\d{5}$/.test(code) ? { code } : {}),
    ...(Number.isInteger(status) && Number(status) >= 400 && Number(status) < 600
      ? { status: Number(status) }
      : {}),
    ...(typeof hangMs === 'number' && hangMs > 0 ? { hangMs } : {}),
  }
  return (fault.code ?? fault.status ?? fault.hangMs) ? fault : null
}
