/** Whether a page that is still open has the send in its hands. */
export async function isIntentHeld(id: string): Promise<boolean> {
  try {
    const locks = await globalThis.navigator?.locks?.query()
    return (locks?.held ?? []).some(
      ({ name }) => name === `latchkey.send.${id}`,
    )
  } catch {
    return false
  }
}
