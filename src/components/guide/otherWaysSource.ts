import { createSource } from '../dialog/createSource.js'
import type { OtherWays } from './OtherWays.js'

/** Wanted by who has no wallet alone. */
export const otherWaysSource = createSource<OtherWays.Props>(() =>
  import('./OtherWays.js').then((module) => module.OtherWays),
)
