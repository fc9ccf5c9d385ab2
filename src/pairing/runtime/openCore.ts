import { getMember } from '../../core/errors/getMember.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import type { PairingOptions } from '../../core/ports/pairing.js'
import type { PairingCore, PairingCoreEvent } from './core.js'
import { createRelayKeeper } from './createRelayKeeper.js'
import { createSdkStorage } from './createSdkStorage.js'
import { dropSession } from './dropSession.js'
import { muteSdk } from './muteSdk.js'
import { muteUnhandled } from './muteUnhandled.js'
import type { Sdk, SdkClient, SdkSession } from './sdk.js'
import { startSdk } from './startSdk.js'

type Entry = {
  projectId: string
  relay: string
  storage: unknown
  core: Promise<PairingCore>
}

/** Shared by all copies of this module: several bundles, or a hot reload. */
const key = Symbol.for('latchkey.pairing')

/**
 * Opens the library, once per project, relay and storage. A failure is not
 * cached: the next call tries again.
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
  // One after the other: the library shares state between starts of a project.
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

/**
 * Starts the library. It contacts only the relay of `hosts`.
 *
 * @param parameters.onDiscard - called when the instance is discarded
 * @throws PairingUnavailableError when the library cannot be loaded or started
 */
async function createCore(
  parameters: createCore.Parameters,
): Promise<PairingCore> {
  const { loadSdk, onDiscard, options } = parameters
  const sdk = await loadSdk()
  const storage = createSdkStorage({
    storage: options.baseStorage,
    prefix: `latchkey.wc.${options.projectId}.`,
  })
  const start = () => startSdk(sdk, { options, storage })
  const provider = await start()
    .catch(() => {
      // Stored junk can make the library fail.
      storage.clear()
      return start()
    })
    .catch((cause) => {
      throw new PairingUnavailableError({ cause })
    })
  const { client } = provider.signer
  muteSdk(provider)
  muteUnhandled(client)
  bindAnswers(client)
  const clientId = await client.core.crypto.getClientId()
  const listeners = new Set<(event: PairingCoreEvent) => void>()
  const emit = (event: PairingCoreEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const { relayer } = client.core
  const keeper = createRelayKeeper({
    relayer,
    onRefused: (error) => emit({ type: 'refused', error }),
  })
  // Deduplicated: notified twice, the wallet's library fails.
  const drops = new Map<string, Promise<void>>()
  const proposed = new Set<string>()
  listen(client, emit)
  client.on('session_connect', ({ session }: { session: SdkSession }) => {
    const { pairingTopic } = session
    // One of this page has its attempt, or was given up. guard: late-session
    if (pairingTopic && !proposed.has(pairingTopic))
      emit({ type: 'lateSession', session })
  })
  return {
    client,
    clientId,
    hubs: new Set(),
    proposed,
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    hold: keeper.hold,
    release: keeper.release,
    dropSession(topic) {
      const known = drops.get(topic)
      if (known) return known
      emit({ type: 'dropped', topic })
      const dropped = dropSession(client, topic)
        .then((failure) => {
          if (failure)
            options.logger.warn('pairing: the wallet was not told', failure)
        })
        .finally(() => drops.delete(topic))
      drops.set(topic, dropped)
      return dropped
    },
    discard() {
      onDiscard()
      emit({ type: 'discarded' })
      storage.close()
      keeper.stop()
      listeners.clear()
      client.core.heartbeat.stop?.()
      relayer.transportClose().catch(() => {})
      // The library keeps listening for the network to come back.
      relayer.transportOpen = async () => {}
    },
  }
}

declare namespace createCore {
  type Parameters = {
    options: PairingOptions
    loadSdk: () => Promise<Sdk>
    onDiscard(): void
  }
}

function listen(client: SdkClient, emit: (event: PairingCoreEvent) => void) {
  const told = (type: 'delete' | 'expire' | 'extend') => {
    return ({ topic }: { topic: string }) => emit({ type, topic })
  }
  const named = (type: 'event' | 'update') => {
    return ({ params, topic }: { params: unknown; topic: string }) =>
      emit({ type, topic, params })
  }
  client.on('session_event', named('event'))
  client.on('session_update', named('update'))
  client.on('session_delete', told('delete'))
  client.on('session_expire', told('expire'))
  client.on('session_extend', told('extend'))
}

/**
 * Accepts an answer only on the topic of its request. The library matches
 * answers by a guessable number, so anyone who has seen a URI could answer for
 * the wallet that was connected with it, or for another one.
 */
function bindAnswers({ auth, core, engine }: SdkClient): void {
  const original = engine?.onRelayEventResponse
  if (!engine || !original) return
  engine.onRelayEventResponse = async (event) => {
    const { payload, topic } = event
    const asked = core.history.values.find(({ id }) => id === payload.id)
    if (asked?.topic === topic) return original(event)
    if (asked?.request.method !== 'wc_sessionAuthenticate') return undefined
    // It is answered on a topic that only the wallet was told.
    const own = auth?.pairingTopics?.getAll() ?? []
    const isOwn = own.some(
      (pair) => pair.topic === topic && pair.pairingTopic === asked.topic,
    )
    return isOwn ? original(keepPlainSignatures(event)) : undefined
  }
}

/**
 * Drops sign-ins of contract accounts: the library would verify them at a node
 * that is no option of the app. The wallet is asked again, without a sign-in.
 */
function keepPlainSignatures<event extends { payload: object }>(event: event) {
  const result: unknown = getMember(event.payload, 'result')
  const cacaos = getMember(result, 'cacaos')
  if (!Array.isArray(cacaos)) return event
  const plain = cacaos.filter(
    (cacao) => getMember(getMember(cacao, 's'), 't') === 'eip191',
  )
  const payload = {
    ...event.payload,
    result: { ...(result as object), cacaos: plain },
  }
  return { ...event, payload }
}
