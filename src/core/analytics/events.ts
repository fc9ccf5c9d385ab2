import type { CaipNetworkId } from '../ports.js'
import type { Wallet } from '../wallet.js'
import type { eventFields, impressionFields } from './eventFields.js'

type Kinds = {
  boolean: boolean
  code: string
  id: string
  integer: number
  name: string
  network: CaipNetworkId
  search: string
  view: string
}

type Value<kind> = kind extends `${infer name extends keyof Kinds}?`
  ? Kinds[name]
  : kind extends keyof Kinds
    ? Kinds[kind]
    : kind extends readonly (infer text)[]
      ? text
      : never

type OptionalKey<fields> = {
  [key in keyof fields]: fields[key] extends `${string}?` ? key : never
}[keyof fields]

type Fields<fields> = {
  [key in Exclude<keyof fields, OptionalKey<fields>>]: Value<fields[key]>
} & { [key in OptionalKey<fields>]?: Value<fields[key]> | undefined }

/** Name of an event, for example `MODAL_OPEN`. */
export type KitEventName = keyof typeof eventFields

/** A wallet that was listed. */
export type WalletImpression = Fields<typeof impressionFields>

/** Properties by event. */
export type KitEventProperties = {
  [name in KitEventName]: name extends 'WALLET_IMPRESSION_V2'
    ? { items: readonly WalletImpression[] }
    : Fields<(typeof eventFields)[name]>
}

/**
 * An event, discriminated by `event`. It holds no address, amount, transaction
 * hash, URI or text from elsewhere.
 */
export type KitEvent = {
  [name in KitEventName]: {
    /** UUID v4. */
    eventId: string
    event: name
    properties: KitEventProperties[name]
    /** Unix time in milliseconds. */
    timestamp: number
    /** Network of the active account, as CAIP-2 ID. */
    caipNetworkId?: CaipNetworkId | undefined
    /**
     * Keyed hash of the active account's address, with `includeAddress:
     * 'hashed'`. The key is random and stays in the browser.
     */
    address?: string | undefined
  }
}[KitEventName]

/** A failure, without anything that the user has entered. */
export type ErrorReport = {
  /** UUID v4. */
  eventId: string
  category:
    | 'API_ERROR'
    | 'DATA_PARSING_ERROR'
    | 'INTERNAL_SDK_ERROR'
    | 'SECURE_SITE_ERROR'
  /** Class of the error, for example `ApiTimeoutError`. */
  name: string
  /** Code of the error, for example `REQUEST_TIMED_OUT`. */
  code: string
  /** Only for errors of this package, without user data. */
  message?: string | undefined
  /** Only for errors of this package: lines and columns, without paths. */
  stack?: string | undefined
  /** Unix time in milliseconds. */
  timestamp: number
}

/** The `analytics` option of `createKit`. */
export type AnalyticsOptions = {
  /** Events to send; default all. `onEvent` always receives all. */
  events?: readonly KitEventName[] | undefined
  /**
   * Adds a keyed hash of the active account's address. The key is random and
   * stays in the browser. Default: no address.
   */
  includeAddress?: 'hashed' | undefined
  /**
   * Whether the kit's own errors are sent too, with message and stack but
   * without paths, keys and addresses; default `false`.
   */
  telemetry?: boolean | undefined
}

/** Options of `createKit` about events. Without any, none are recorded. */
export type EventOptions = {
  /**
   * Sends events to `hosts.analytics`; default `features.analytics`, else
   * `false`.
   */
  analytics?: boolean | AnalyticsOptions | undefined
  /** Receives every event, for the app's own analytics. Sends nothing. */
  onEvent?: ((event: KitEvent) => void) | undefined
  /** Receives failures without user data, at most 5 in 60 seconds. */
  onError?: ((report: ErrorReport) => void) | undefined
}

/** What the kit does with events. */
export type AnalyticsSetup = AnalyticsOptions & {
  /** Whether events are sent to `hosts.analytics`. */
  isSending: boolean
  onError: EventOptions['onError']
  onEvent: EventOptions['onEvent']
}

type Given<name extends KitEventName> = {
  [key in keyof KitEventProperties[name] as key extends Derived ? never : key]?:
    | KitEventProperties[name][key]
    | undefined
}

/** Properties that are filled in when the event is recorded. */
type Derived = 'code' | 'isSmartAccount' | 'connected'

/**
 * An event as it is raised. `error` becomes its code; `SEND_ERROR` and
 * `CONNECT_ERROR` become rejections if the user refused.
 */
export type RaisedEvent =
  | {
      [name in KitEventName]: {
        event: name
        error?: unknown
      } & Given<name>
    }[KitEventName]
  /** A view was shown; some views are events. */
  | {
      event: 'VIEW'
      view: string
      data?: object | undefined
      /** View before it. */
      from?: string | undefined
    }
  /** Wallets that are listed. */
  | { event: 'LISTED'; wallets: readonly Wallet[] }
  /** An error with no event of its own. */
  | { event: 'FAILURE'; error: unknown }
