import { createSource } from './createSource.js'
import type { Panes } from './Panes.js'

/** A modal in one column fetches none of it. */
export const panesSource = createSource<Panes.Props>(() =>
  import('./Panes.js').then((module) => module.Panes),
)
