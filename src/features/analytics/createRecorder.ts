import {
  createEventSender,
  type Envelope,
} from '../../api/analytics/createEventSender.js'
import type { Account } from '../../core/account/account.js'
import { createSlidingWindow } from '../../core/analytics/createSlidingWindow.js'
import { eventFields } from '../../core/analytics/eventFields.js'
import type {
  AnalyticsSetup,
  ErrorReport,
  KitEvent,
  KitEventName,
  RaisedEvent,
} from '../../core/analytics/events.js'
import {
  TELEMETRY_MAX_EVENTS_PER_WINDOW,
  TELEMETRY_WINDOW_MS,
} from '../../core/constants/analytics.js'
import { createId } from '../../core/secureContext/createId.js'
import type { Kit } from '../../createKit.js'
import { isProjectRefusal } from '../notices/isProjectRefusal.js'
import { showAlert } from '../notices/showAlert.js'
import { describeKit } from './describeKit.js'
import { hashAddress } from './hashAddress.js'
import { listReconnected } from './listReconnected.js'
import { toErrorReport } from './toErrorReport.js'
import { toEvents } from './toEvents.js'

/**
 * Creates what gives a kit's events to the app and to the analytics service.
 * Loaded with the first event.
 */
export function createRecorder(kit: Kit): createRecorder.ReturnType {
  const setup: AnalyticsSetup = kit.analytics ?? {
    isSending: false,
    onError: undefined,
    onEvent: undefined,
  }
  const isWithin = createSlidingWindow({
    max: TELEMETRY_MAX_EVENTS_PER_WINDOW,
    // Counted together with other tabs, and with the page before a reload.
    memory: {
      get: () => kit.storage.get('reportTimes') ?? [],
      set: (times) => kit.storage.set('reportTimes', times),
    },
    ms: TELEMETRY_WINDOW_MS,
  })
  const reported = new WeakSet<object>()
  const sender = setup.isSending ? createSender(kit) : undefined
  let last = Promise.resolve()

  async function deliver(
    name: KitEventName,
    properties: KitEvent['properties'],
    { account, timestamp }: When,
  ) {
    const event = {
      eventId: createId(),
      event: name,
      properties,
      timestamp,
      ...(account && { caipNetworkId: account.caipNetworkId }),
      ...(account &&
        setup.includeAddress === 'hashed' && {
          address: hashAddress(kit, account.address),
        }),
    } as KitEvent
    void call(() => setup.onEvent?.(structuredClone(event)))
    if (setup.events && !setup.events.includes(name)) return
    sender?.add(toEnvelope(event))
  }

  /** Whether the error was reported, now or before. */
  function report(error: unknown, timestamp: number) {
    if (!setup.onError && !(sender && setup.telemetry)) return undefined
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return undefined
      reported.add(error)
    }
    const found = toErrorReport(error)
    // By the time it is reported: other tabs have reported meanwhile.
    if (!found || !isWithin(Date.now())) return undefined
    const report = { eventId: createId(), ...found, timestamp }
    void call(() => setup.onError?.({ ...report }))
    if (setup.telemetry) sender?.addError(toErrorEnvelope(report))
    return report
  }

  /** An app whose own analytics fail keeps its wallet. */
  async function call(run: () => unknown) {
    try {
      await run()
    } catch (error) {
      kit.logger.warn('`onEvent` or `onError` has thrown', error)
    }
  }

  async function start(first: RaisedEvent, when: When) {
    const { accounts } = when
    await deliver(
      'INITIALIZE',
      describeKit(kit, eventFields.INITIALIZE) as KitEvent['properties'],
      when,
    )
    for (const raised of listReconnected(kit, { accounts, first }))
      await handle(raised, when)
  }

  async function handle(raised: RaisedEvent, when: When) {
    if ('error' in raised) {
      const found = report(raised.error, when.timestamp)
      if (raised.event === 'FAILURE') {
        if (found?.category !== 'INTERNAL_SDK_ERROR') return
        const { code, name } = found
        const properties = { code, errorType: name }
        await deliver('INTERNAL_SDK_ERROR', properties, when)
        return
      }
    }
    for (const { name, properties } of toEvents(kit, raised, when))
      await deliver(name, properties, when)
  }

  let started: Promise<void> | undefined
  return {
    record(raised, when) {
      // One after the other: hashing an address takes its time.
      started ??= start(raised, when)
      last = Promise.all([last, started])
        .then(() => handle(raised, when))
        .catch((error) => kit.logger.warn('an event was not recorded', error))
      return last
    },
  }
}

/** State and time when an event was raised. */
type When = {
  /** The active one. */
  account: Account | undefined
  accounts: readonly Account[]
  /** Unix time in ms. */
  timestamp: number
}

export declare namespace createRecorder {
  type ReturnType = {
    /** Resolves once the event was delivered or queued. Never rejects. */
    record(raised: RaisedEvent, when: When): Promise<void>
  }
}

function createSender(kit: Kit) {
  const { hosts, projectId } = kit
  let isBatched = false
  return createEventSender({
    host: hosts.analytics,
    projectId,
    isBatched: () => isBatched,
    async isEnabled() {
      const api = await kit.api()
      const config = await api.getAnalyticsConfig()
      isBatched = config.isBatchEnabled ?? false
      return config.isAnalyticsEnabled
    },
    onRefused(reason) {
      const isUnknown = isProjectRefusal(reason)
      showAlert(kit, {
        details: isUnknown
          ? `Unknown project ID: ${projectId}`
          : 'Origin not found on Allowlist',
        key: isUnknown ? 'projectIdInvalid' : 'invalidAppConfiguration',
        variant: 'error',
      })
    },
  })
}

function toEnvelope(event: KitEvent): Envelope {
  const { address, caipNetworkId, eventId, event: name, timestamp } = event
  const { items, ...properties } = event.properties as Record<string, unknown>
  return {
    ...getPage(),
    eventId,
    timestamp,
    props: {
      type: name === 'INTERNAL_SDK_ERROR' ? 'error' : 'track',
      event: name,
      ...(address && { address }),
      // The network of a payment is not that of the account.
      properties: { ...(caipNetworkId && { caipNetworkId }), ...properties },
      ...(items !== undefined && { items }),
    },
  }
}

function toErrorEnvelope(report: ErrorReport): Envelope {
  const { category, code, eventId, message, name, stack, timestamp } = report
  return {
    ...getPage(),
    eventId,
    timestamp: new Date(timestamp).toISOString(),
    props: {
      type: 'error',
      event: category,
      errorType: name,
      errorCode: code,
      ...(message && { errorMessage: message }),
      ...(stack && { stackTrace: stack }),
    },
  }
}

/** The origin alone: paths and queries hold what users do and who they are. */
function getPage() {
  const { hostname = '', origin = '' } = globalThis.location ?? {}
  return { url: origin, domain: hostname }
}
