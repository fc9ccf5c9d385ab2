import type { Lab } from './globals.js'

/**
 * Runs in the app's page before anything else: records the IDs for the
 * attackers and counts incoming messages. It must not use outer variables.
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
