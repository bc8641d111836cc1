/** Hands a text to the person as a file of their own. */
export function saveFile({ name, type }: { name: string; type: string }, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads the file after the click; by then it surely has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
