export type ServerEvent = { id: string | null; name: string; data: unknown }

/**
 * Reads Server-Sent Events with JSON data from a response body, as they arrive. Comments (heartbeats) are skipped, but
 * `onAlive` hears them.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onAlive?: () => void,
): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      onAlive?.()
      const blocks = (rest + decoder.decode(chunk.value, { stream: true })).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readBlock(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function readBlock(block: string): ServerEvent | null {
  let id: string | null = null
  let name = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    if (field === 'id') id = value
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? null : { id, name, data: JSON.parse(data.join('\n')) }
}
