/** Saves a text as a file. */
export function saveText(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser starts reading the file in the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
