import type { FrameClient } from '../../../src/core/ports.js'
import type { Harness } from '../harness/main.js'

type Created = Awaited<ReturnType<Harness['create']>>

/** State that `watchPage` and `createLab` keep in the page under attack. */
export type Lab = {
  /** Every ID the page has generated. The attackers know them all. */
  ids: string[]
  /** Number of forged messages received. */
  forged: number
  /** Responses and events that were not forged. */
  genuine: { type: string; id?: string; payload?: unknown }[]
  /** Observed changes. An accepted message would cause one. */
  changes: string[]
  /** Settled requests, by name. */
  outcomes: Record<string, { value?: unknown; error?: unknown }>
  kit: Created['kit']
  config: Created['config']
  client: FrameClient
}

/** State that `gateFrame` keeps in the frame's page. */
export type Gate = {
  hold(): void
  release(): void
  /** Number of messages held back. */
  held(): number
  /** Number of messages passed to the page. */
  passed(): number
  /** Number of those with the ID `forged`. */
  forged(): number
  /** Number of message listeners. */
  listeners(): number
}

declare global {
  var harness: Harness
  var lab: Lab
  var gate: Gate
  /** Messages received by an attacker's page. */
  var received: unknown[]
}
