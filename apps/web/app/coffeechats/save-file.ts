/** Saves a text as a file. */
export function saveFile({ name, type }: { name: string; type: string }, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // By now the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
