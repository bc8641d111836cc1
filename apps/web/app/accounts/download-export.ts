import { BRAND } from '@coffeeattack/domain/brand'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { api } from '../api/client.ts'

/** 'coffee-attack-2026-11-15.json' */
export function exportFileName(exportedAt: Date): string {
  return `${BRAND.en.toLowerCase().replaceAll(' ', '-')}-${formatDay(kstDay(exportedAt))}.json`
}

/** Fetches everything that is held and hands it over as a file. It needs the token, so no plain link can do it. */
export async function downloadExport(): Promise<void> {
  const held = await api('GET /users/export')
  const file = new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = exportFileName(new Date(held.exportedAt))
  link.click()
  // The browser has taken the file over by the time this runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
