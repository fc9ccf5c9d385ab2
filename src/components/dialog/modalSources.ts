import { createSource } from './createSource.js'

const load = async () => (await import('./modalRoots.js')).modalRoots

/** The modal's code, loaded on demand. */
export const modalSources = {
  dialog: createSource(async () => (await load()).ConnectDialog),
  embedded: createSource(async () => (await load()).EmbeddedCard),
}

export const loadNotifyCrash = async () => (await load()).notifyCrash

export const loadAskToken = async () =>
  (await import('../views/accountViews.js')).accountViews.askToken

export const loadNotifyRequest = async () => (await load()).notifyRequest

/** Loads the dialog too, which can be rendered at once after that. */
export async function loadPrepareModal() {
  await modalSources.dialog.load()
  return (await load()).prepareModal
}
