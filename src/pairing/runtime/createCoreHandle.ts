import type { RelayRefusedError } from '../../core/errors/pairing.js'
import { getAlertCode, relayAlerts } from '../../core/notice/getAlertCode.js'
import type { Alert } from '../../core/notice.js'
import type { PairingCore, PairingCoreEvent } from './core.js'
import type { createSessionHolder } from './createSessionHolder.js'
import { findSession } from './findSession.js'
import { loadSdk } from './loadSdk.js'
import { openCore } from './openCore.js'
import type { PairingContext } from './pairingContext.js'
import { parseEvent } from './parseEvent.js'
import { parseSession } from './parseSession.js'
import type { SdkSession } from './sdk.js'

/**
 * Opens the library for one handle, and forwards its events. Several handles
 * share one instance; a session of another tab makes it unusable.
 */
export function createCoreHandle(
  parameters: createCoreHandle.Parameters,
): createCoreHandle.ReturnType {
  const { holder, context, isPairing, onRefused } = parameters
  const { marks } = context
  const { logger, storage } = context.options
  const told = new Set<string>()
  let opening: Promise<PairingCore> | undefined
  let core: PairingCore | undefined
  let stopTabs: (() => void) | undefined

  function open() {
    opening ??= openCore({
      options: context.options,
      loadSdk: context.loadSdk ?? loadSdk,
    }).then(attach, (error) => {
      opening = undefined
      throw error
    })
    return opening
  }

  function attach(opened: PairingCore) {
    core = opened
    opened.on(onEvent)
    opened.hubs.add(context)
    stopTabs ??= followTabs()
    sweep()
    sync()
    return opened
  }

  /**
   * Ends sessions that were abandoned on an earlier visit, or settled after it.
   */
  function sweep() {
    if (!core) return
    // Other handles may not share the markers: storage can be blocked.
    const used = [...core.hubs].map(({ getState }) => getState().session?.topic)
    for (const { topic } of core.client.session.getAll())
      if (![marks.topic(), ...used].includes(topic)) drop(core, topic)
  }

  function followTabs() {
    const { window } = globalThis
    // A page in the back/forward cache misses the events of other tabs.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onMarks()
    }
    const stop = storage.subscribe((key) => {
      if (key === 'pairingTopic' || key === 'pairingNamespaces') onMarks()
    })
    window?.addEventListener?.('pageshow', onShow)
    return () => {
      stop()
      window?.removeEventListener?.('pageshow', onShow)
    }
  }

  function drop(opened: PairingCore, topic: string) {
    opened.dropSession(topic).catch((error) => {
      logger.warn('pairing: a session stays', error)
    })
  }

  function sync() {
    const { session } = context.getState()
    if (session && core) context.setClientId(core.clientId)
    if (session || isPairing()) return core?.hold(context)
    core?.release(context)
    if (core) onMarks()
  }

  /** Applies what another tab has done with the session. */
  function onMarks() {
    const topic = marks.topic()
    const { namespaces, session } = context.getState()
    if (session && topic !== session.topic) {
      holder.end('otherTab')
      core?.discard()
    } else if (session) {
      const used = marks.namespaces()
      const gone = namespaces.filter((item) => !used.includes(item))
      if (gone.length) holder.end('otherTab', gone)
    } else if (core && topic && !isPairing()) {
      if (!findSession(core.client, topic)) core.discard()
    }
  }

  function onEvent(event: PairingCoreEvent) {
    if (event.type === 'discarded') return forget()
    if (event.type === 'refused') return onRefusal(event.error)
    if (event.type === 'lateSession') return onLate(event.session)
    const { session } = context.getState()
    if (!core || event.topic !== session?.topic) return
    if (event.type === 'event') {
      const parsed = parseEvent(event.params, session)
      if (parsed) context.emit(parsed)
      else logger.debug('pairing: an event of the wallet is ignored')
      return
    }
    if (event.type === 'delete') holder.end('wallet')
    else if (event.type === 'expire') holder.end('expired')
    else if (event.type === 'dropped') holder.end('otherTab')
    else onChange(core, event.topic, event.type)
    sync()
  }

  /** The page was reloaded, or left for the wallet's app, before the answer. */
  function onLate(late: SdkSession) {
    const isTaken = [...(core?.hubs ?? [])].some(
      ({ getState }) => getState().session?.topic === late.topic,
    )
    if (!isTaken && isPairing()) parameters.onLate(late)
  }

  function onChange(
    opened: PairingCore,
    topic: string,
    type: PairingCoreEvent['type'],
  ) {
    const stored = findSession(opened.client, topic)
    const parsed = stored && parseSession(stored)
    if (type === 'extend') {
      if (parsed) context.setState({ session: parsed })
    } else if (!holder.update(parsed)) drop(opened, topic)
  }

  function onRefusal(error: RelayRefusedError) {
    if (!told.has(error.reason)) {
      told.add(error.reason)
      context.emit({ type: 'failure', error, alert: toAlert(error) })
    }
    onRefused(error)
  }

  function forget() {
    core = undefined
    opening = undefined
    stopTabs?.()
    stopTabs = undefined
    if (context.getState().session) holder.end('otherTab')
  }

  return { open, sweep, sync, peek: () => core }
}

function toAlert({ reason, shortMessage }: RelayRefusedError): Alert {
  const key = relayAlerts[reason]
  const code = getAlertCode(key)
  return { key, variant: 'error', code, details: shortMessage }
}

export declare namespace createCoreHandle {
  type Parameters = {
    context: PairingContext
    holder: createSessionHolder.ReturnType
    isPairing(): boolean
    /** Called with a session of an earlier visit, while an attempt is open. */
    onLate(session: SdkSession): void
    onRefused(error: RelayRefusedError): void
  }
  type ReturnType = {
    /**
     * Opens the library.
     * @throws PairingUnavailableError
     */
    open(): Promise<PairingCore>
    /** Returns the library if it is open. */
    peek(): PairingCore | undefined
    /** Ends all sessions except those that are marked or in use. */
    sweep(): void
    /**
     * Holds or releases the connection to the relay, depending on the state.
     */
    sync(): void
  }
}
