import type { PairingOptions } from '../../core/ports/pairing.js'
import type { PairingCore } from './core.js'
import { createCore } from './createCore.js'
import type { Sdk } from './sdk.js'

type Entry = {
  projectId: string
  relay: string
  storage: unknown
  core: Promise<PairingCore>
}

/** Shared by all copies of this module: several bundles, or a hot reload. */
const key = Symbol.for('latchkey.pairing')

/**
 * The library, started once for a project, relay and storage. A failure is
 * forgotten: the next call tries anew.
 */
export function openCore(
  parameters: openCore.Parameters,
): Promise<PairingCore> {
  const { loadSdk, options } = parameters
  const holder = globalThis as { [key]?: Entry[] }
  holder[key] ??= []
  const entries = holder[key]
  const { baseStorage: storage, hosts, projectId } = options
  const { relay } = hosts
  const known = entries.find(
    (entry) =>
      entry.projectId === projectId &&
      entry.relay === relay &&
      entry.storage === storage,
  )
  if (known) return known.core
  function forget() {
    const index = entries.indexOf(entry)
    if (index !== -1) entries.splice(index, 1)
  }
  // One after the other: the library shares what two of one project start.
  const before = Promise.allSettled(entries.map(({ core }) => core))
  const core = before.then(() =>
    createCore({ options, loadSdk, onDiscard: forget }),
  )
  const entry: Entry = { projectId, relay, storage, core }
  entries.push(entry)
  core.catch(forget)
  return core
}

export declare namespace openCore {
  type Parameters = { options: PairingOptions; loadSdk: () => Promise<Sdk> }
}
