export type ConsentItem = { id: string; label: string; required: boolean }

type Checked = readonly string[]

export function allAgreed(items: readonly ConsentItem[], checked: Checked): boolean {
  return items.every((item) => checked.includes(item.id))
}

/** Whether the person may go on: every required item is agreed to. */
export function requiredAgreed(items: readonly ConsentItem[], checked: Checked): boolean {
  return items.every((item) => !item.required || checked.includes(item.id))
}

/** 'Agree to all' checks every box; once all are checked it clears them. */
export function toggleAll(items: readonly ConsentItem[], checked: Checked): string[] {
  return allAgreed(items, checked) ? [] : items.map((item) => item.id)
}

export function toggleOne(checked: Checked, id: string): string[] {
  return checked.includes(id) ? checked.filter((other) => other !== id) : [...checked, id]
}
