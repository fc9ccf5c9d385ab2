import * as z from 'zod/mini'
import { ApiRequestError } from '../core/errors/api.js'
import { NameError } from '../core/errors/names.js'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { isServed } from './isServed.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'
import { textSchema, webUrlSchema } from './schemas.js'
import { toSegment } from './toSegment.js'

/** A registered name, for example `alice.reown.id`. */
export type NameRecord = {
  /** Full name including the suffix. */
  name: string
  registeredAt: string
  updatedAt?: string | undefined
  /** Addresses by ENSIP-11 coin type (decimal string). */
  addresses: Readonly<Record<string, { address: string; created: string }>>
  /** Untrusted text, and HTTP(S) image URLs. */
  attributes: readonly {
    avatar?: string | undefined
    bio?: string | undefined
  }[]
}

export const recordSchema = z.pipe(
  z.looseObject({
    name: z.string().check(z.minLength(1)),
    registered_at: z.string(),
    updated_at: textSchema,
    addresses: z
      .catchall(
        z.object({}),
        z.object({ address: z.string(), created: z.string() }),
      )
      .check(z.refine(hasCoinTypes)),
    attributes: z.array(z.object({ avatar: webUrlSchema, bio: textSchema })),
  }),
  z.transform(
    ({
      addresses,
      attributes,
      name,
      registered_at,
      updated_at,
    }): NameRecord => ({
      name,
      registeredAt: registered_at,
      updatedAt: updated_at,
      addresses,
      attributes,
    }),
  ),
)

const suggestionSchema = z.pipe(
  z.looseObject({ name: z.string(), registered: z.boolean() }),
  z.transform(({ name, registered }) => ({ name, isRegistered: registered })),
)

const successSchema = z.looseObject({ success: z.optional(z.boolean()) })

/** Calls `GET /v1/profile/account/{name}`. */
export async function getName(
  context: ApiContext,
  parameters: getName.Parameters,
  options: ApiOptions = {},
): Promise<getName.ReturnType> {
  const { caipNetworkId, name } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { record: undefined, isSupported: false }
  const answer = await context.http
    .get({
      host: context.host,
      path: `v1/profile/account/${toSegment(name)}`,
      isFresh: parameters.isFresh,
      query: { apiVersion: '2' },
      signal: options.signal,
    })
    .catch((error: unknown) => {
      // 404 means the name is not registered. Other failures are rethrown.
      if (error instanceof ApiRequestError && error.status === 404)
        return undefined
      throw error
    })
  // `undefined` comes only from the 404 above; JSON has no `undefined`.
  const record =
    answer === undefined
      ? undefined
      : parseAnswer(answer, { schema: recordSchema })
  return { record, isSupported: true }
}

export declare namespace getName {
  type Parameters = NetworkParameter & {
    /** Bypasses all caches and any in-flight request. */
    isFresh?: boolean | undefined
    /** Full name including the suffix. */
    name: string
  }
  type ReturnType = {
    /** `undefined` if the name is not registered. */
    record: NameRecord | undefined
    /** `false` if the API does not support the network. */
    isSupported: boolean
  }
}

/** Calls `GET /v1/profile/reverse/{address}`. */
export async function reverseName(
  context: ApiContext,
  parameters: reverseName.Parameters,
  options: ApiOptions = {},
): Promise<reverseName.ReturnType> {
  const { address, caipNetworkId, sender } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { records: [], dropped: 0, isSupported: false, partial: false }
  const answer = await context.http.get({
    host: context.host,
    path: `v1/profile/reverse/${toSegment(address)}`,
    query: { sender, apiVersion: '2' },
    signal: options.signal,
  })
  const { rows, ...counts } = parseRows(answer, { schema: recordSchema })
  return { records: rows, isSupported: true, ...counts }
}

export declare namespace reverseName {
  type Parameters = NetworkParameter & {
    /** Plain address. */
    address: string
    /** Plain address of the caller. */
    sender?: string | undefined
  }
  type ReturnType = ListCounts & {
    /** Names of the address. */
    records: readonly NameRecord[]
  }
}

/** Calls `GET /v1/profile/suggestions/{name}`. */
export async function suggestNames(
  context: ApiContext,
  parameters: suggestNames.Parameters,
  options: ApiOptions = {},
): Promise<suggestNames.ReturnType> {
  const { caipNetworkId, name, zone = 'reown.id' } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { suggestions: [], dropped: 0, isSupported: false, partial: false }
  const answer = await context.http.get({
    host: context.host,
    path: `v1/profile/suggestions/${toSegment(name)}`,
    query: { zone },
    signal: options.signal,
  })
  const { rows, ...counts } = parseRows(answer, {
    key: 'suggestions',
    schema: suggestionSchema,
  })
  return { suggestions: rows, isSupported: true, ...counts }
}

export declare namespace suggestNames {
  type Parameters = NetworkParameter & {
    /** Beginning of a name, without the suffix. */
    name: string
    /** @default 'reown.id' */
    zone?: string | undefined
  }
  type ReturnType = ListCounts & {
    /** Names that match, and whether each is registered. */
    suggestions: readonly { name: string; isRegistered: boolean }[]
  }
}

/**
 * Calls `POST /v1/profile/account`. Sent once, never retried.
 *
 * @throws NameError with the service's reason when it rejects the name
 */
export async function registerName(
  context: ApiContext,
  parameters: registerName.Parameters,
  options: ApiOptions = {},
): Promise<registerName.ReturnType> {
  const { address, caipNetworkId, coinType, message, signature } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { success: false }
  const answer = await context.http
    .post({
      host: context.host,
      path: 'v1/profile/account',
      body: { coin_type: coinType, address, message, signature },
      signal: options.signal,
    })
    .catch((cause: unknown) => {
      throw isRefusal(cause)
        ? new NameError({ cause, reason: cause.reason })
        : cause
    })
  const { success = true } = parseAnswer(answer, { schema: successSchema })
  return { success }
}

export declare namespace registerName {
  type Parameters = NetworkParameter & {
    /** Plain address. */
    address: string
    /** ENSIP-11 coin type of the network. */
    coinType: number
    /** Signed message: JSON of name, attributes and timestamp. */
    message: string
    signature: string
  }
  type ReturnType = { success: boolean }
}

type NetworkParameter = {
  /** CAIP-2 ID of the network to check for API support. */
  caipNetworkId?: string | undefined
}

type ListCounts = {
  /** Number of invalid rows that were dropped. */
  dropped: number
  /** `false` if the API does not support the network. */
  isSupported: boolean
  /** Whether any rows were dropped. */
  partial: boolean
}

function hasCoinTypes(addresses: object) {
  return Object.keys(addresses).every((key) => /^\d{1,10}$/.test(key))
}

/** The service gave a reason, or the status shows it processed the request. */
function isRefusal(error: unknown): error is ApiRequestError {
  if (!(error instanceof ApiRequestError)) return false
  const { reason, status = 0 } = error
  return reason !== undefined || [400, 409, 422].includes(status)
}
