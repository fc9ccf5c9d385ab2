import type { Kit } from '../../createKit.js'

/** The social login of each kit that is under way in this page. */
export const turns = new WeakMap<Kit, AbortController>()
