import type { Place } from './place.js'
import type { Command } from './startCommand.js'
export async function startPacked(): Promise<
  Command & { place: Place['packed'] }
> {
  throw new Error('not yet')
}
