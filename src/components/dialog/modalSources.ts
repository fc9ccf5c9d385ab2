import { createSource } from './createSource.js'

const load = async () => (await import('./modalRoots.js')).modalRoots

/** The modal's own code: nothing of it is fetched before it is wanted. */
export const modalSources = {
  dialog: createSource(async () => (await load()).ConnectDialog),
  embedded: createSource(async () => (await load()).EmbeddedCard),
}
