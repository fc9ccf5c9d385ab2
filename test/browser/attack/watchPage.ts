import type { Lab } from './globals.js'

/**
 * Runs in the app's page before anything else: tells the attackers the ids,
 * and counts what arrives. It must not lean on anything outside itself.
 */
export function watchPage() {
  if (location.hostname !== 'harness.localhost') return
  const lab = {
    ids: [],
    forged: 0,
    genuine: [],
    changes: [],
    outcomes: {},
  } as unknown as Lab
  globalThis.lab = lab
  const draw = crypto.randomUUID.bind(crypto)
  crypto.randomUUID = () => {
    const id = draw()
    lab.ids.push(id)
    return id
  }
  addEventListener('message', ({ data }) => {
    if (data?.forged) lab.forged++
    else if (String(data?.type).startsWith('@w3m-frame/'))
      lab.genuine.push(data)
  })
}
