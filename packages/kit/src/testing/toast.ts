import { type Locator, page } from 'vitest/browser'

/** A toast's text. */
export const toast = (text: string): Locator => page.getByRole('status').filter({ hasText: text })
