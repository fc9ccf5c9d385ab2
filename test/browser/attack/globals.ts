import type { FrameClient } from '../../../src/core/ports.js'
import type { Harness } from '../harness/main.js'

type Created = Awaited<ReturnType<Harness['create']>>

/** What `watchPage` and `createLab` keep in the page under attack. */
export type Lab = {
  /** Every id the page has drawn: the attackers know them all. */
  ids: string[]
  /** Forged messages that have arrived. */
  forged: number
  /** Answers and events that were not forged. */
  genuine: { type: string; id?: string; payload?: unknown }[]
  /** Whatever an accepted message would have changed. */
  changes: string[]
  /** Requests that have settled, by name. */
  outcomes: Record<string, { value?: unknown; error?: unknown }>
  kit: Created['kit']
  config: Created['config']
  client: FrameClient
}

/** What `gateFrame` keeps in the frame's page. */
export type Gate = {
  hold(): void
  release(): void
  /** Messages that wait. */
  held(): number
  /** Messages that were handed to the page. */
  passed(): number
  /** Those of them with the id `forged`. */
  forged(): number
  /** Listeners for messages. */
  listeners(): number
}

declare global {
  var harness: Harness
  var lab: Lab
  var gate: Gate
  /** Messages that an attacker's page has received. */
  var received: unknown[]
}
