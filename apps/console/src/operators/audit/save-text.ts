/** Saves a text as a file. */
export const saveText = (fileName: string, text: string, type: string): void => saveBlob(fileName, text, type)

/** Saves a file that came as base64. */
export const saveBytes = (fileName: string, bytes: string, type: string): void =>
  saveBlob(
    fileName,
    Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)),
    type,
  )

function saveBlob(fileName: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser starts reading the file in the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
