import { BRAND } from '@coffeeattack/domain/brand'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { api } from '../api/client.ts'

/** 'coffee-attack-2026-11-15.json' */
export function exportFileName(exportedAt: Date): string {
  return `${BRAND.en.toLowerCase().replaceAll(' ', '-')}-${formatDay(kstDay(exportedAt))}.json`
}

/** Fetches the export and offers it as a file. A plain link could not send the token. */
export async function downloadExport(): Promise<void> {
  const held = await api('GET /users/export')
  const file = new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = exportFileName(new Date(held.exportedAt))
  link.click()
  // By now the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
