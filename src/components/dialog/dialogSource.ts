import { createSource } from './createSource.js'

/** The modal's own code: nothing of it is fetched before it is wanted. */
export const dialogSource = createSource(() =>
  import('./ConnectDialog.js').then(({ ConnectDialog }) => ConnectDialog),
)
