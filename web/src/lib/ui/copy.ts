/** Put what stands in a field on the clipboard; whether that could be done. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Only a page from this computer, or over https, may use the clipboard; others may still copy what is chosen.
    field.select()
    return document.execCommand('copy')
  }
}
