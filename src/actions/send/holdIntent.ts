/**
 * Shows other tabs that a send is still in this page's hands. The mark goes by
 * itself when the page is closed or reloaded (Web Locks).
 *
 * @returns Ends the mark.
 */
export function holdIntent(id: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  globalThis.navigator?.locks
    ?.request(`latchkey.send.${id}`, () => held)
    .catch(() => {})
  return release
}
