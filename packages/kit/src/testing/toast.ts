import { type Locator, page } from 'vitest/browser'

/** What a toast says. */
export const toast = (text: string): Locator => page.getByRole('status').filter({ hasText: text })
