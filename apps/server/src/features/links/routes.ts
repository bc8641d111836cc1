import type { Handle } from '../../http/handle.ts'
import { previewLink } from './preview-link.ts'

export function linkRoutes(handle: Handle): void {
  handle('GET /links/:token', ({ params }, deps) => previewLink(params.token, deps))
}
