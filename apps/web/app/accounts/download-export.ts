import { BRAND } from '@coffeeattack/domain/brand'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { api } from '../api/client.ts'
import { saveFile } from '../coffeechats/save-file.ts'

/** 'coffee-attack-2026-11-15.json' */
export function exportFileName(exportedAt: Date): string {
  return `${BRAND.en.toLowerCase().replaceAll(' ', '-')}-${formatDay(kstDay(exportedAt))}.json`
}

/** Fetches the export and offers it as a file. A plain link could not send the token. */
export async function downloadExport(): Promise<void> {
  const held = await api('GET /users/export')
  const name = exportFileName(new Date(held.exportedAt))
  saveFile({ name, type: 'application/json' }, JSON.stringify(held, null, 2))
}
