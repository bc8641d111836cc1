import type { Handle } from '../../../platform/http/handle.ts'
import { askWhose, previewLink } from './preview-link.ts'

export function linkRoutes(handle: Handle): void {
  handle('GET /links/:token', ({ params }, deps) => previewLink(params.token, deps))
  handle('GET /users/links/:token', ({ params, caller }, deps) => askWhose(params.token, caller.userId, deps))
}
