import * as z from 'zod/mini'
import { parseCaipAddress } from '../core/account/parseCaipAddress.js'
import { acceptNoContent } from './acceptNoContent.js'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { isServed } from './isServed.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'
import { countSchema, textSchema, webUrlSchema } from './schemas.js'
import { toSegment } from './toSegment.js'

/** A temporary permission that a wallet has granted to an app. */
export type SmartSession = {
  /** ID of the permissions context. */
  pci: string
  /** Names and URLs are untrusted text. */
  project: {
    id: string
    name: string
    url?: string | undefined
    iconUrl?: string | undefined
  }
  /** Unix time in seconds. */
  expiry: number
  /** Unix time, in the unit the service uses. */
  createdAt?: number | undefined
  /** Unix time, in the unit the service uses. */
  revokedAt?: number | undefined
  context: string
  permissions: readonly {
    type: string
    data: Readonly<Record<string, unknown>>
  }[]
  policies: readonly { id: string }[]
  status: 'active' | 'expired' | 'revoked'
}

export const sessionSchema = z.pipe(
  z.looseObject({
    pci: z.string().check(z.minLength(1)),
    project: z.looseObject({
      id: z.string(),
      name: z.string(),
      url: webUrlSchema,
      iconUrl: webUrlSchema,
    }),
    expiry: countSchema,
    createdAt: z.nullish(z.number()),
    revokedAt: z.nullish(z.number()),
    context: textSchema,
    permissions: z.array(
      z.object({ type: z.string(), data: z.looseObject({}) }),
    ),
    policies: z._default(z.nullable(z.array(z.object({ id: z.string() }))), []),
  }),
  z.transform(
    ({ context, policies, project, ...row }): SmartSession => ({
      pci: row.pci,
      project: {
        id: project.id,
        name: project.name,
        url: project.url,
        iconUrl: project.iconUrl,
      },
      expiry: Math.min(row.expiry, LAST_SECOND),
      createdAt: row.createdAt ?? undefined,
      revokedAt: row.revokedAt ?? undefined,
      context: context ?? '',
      permissions: row.permissions,
      policies: policies ?? [],
      status: row.revokedAt
        ? 'revoked'
        : row.expiry * 1_000 <= Date.now()
          ? 'expired'
          : 'active',
    }),
  ),
)

/**
 * Latest expiry that a `Date` can represent, for permissions without an end.
 */
const LAST_SECOND = 8_640_000_000_000

const successSchema = z.looseObject({ success: z.optional(z.boolean()) })

/**
 * Calls `GET /v1/sessions/{caipAddress}`.
 *
 * @throws InvalidCaip10AddressError, InvalidCaipAddressError
 */
export async function getSessions(
  context: ApiContext,
  parameters: getSessions.Parameters,
  options: ApiOptions = {},
): Promise<getSessions.ReturnType> {
  const { caipAddress } = parameters
  const { caipNetworkId } = parseCaipAddress(caipAddress)
  if (!(await isServed(context, caipNetworkId, options)))
    return { sessions: [], dropped: 0, isSupported: false, partial: false }
  const answer = await context.http.get({
    host: context.host,
    path: `v1/sessions/${toSegment(caipAddress)}`,
    signal: options.signal,
  })
  const { rows, ...counts } = parseRows(answer, {
    key: 'pcis',
    schema: sessionSchema,
  })
  return { sessions: rows, isSupported: true, ...counts }
}

export declare namespace getSessions {
  type Parameters = {
    /** CAIP-10 ID of the account. */
    caipAddress: string
  }
  type ReturnType = {
    /** Active sessions of the account. */
    sessions: readonly SmartSession[]
    /** Number of invalid rows that were dropped. */
    dropped: number
    /** `false` if the API does not support the network. */
    isSupported: boolean
    /** Whether any rows were dropped. */
    partial: boolean
  }
}

/** Calls `POST /v1/sessions/{address}/revoke`. Sent once, never retried. */
export async function revokeSession(
  context: ApiContext,
  parameters: revokeSession.Parameters,
  options: ApiOptions = {},
): Promise<revokeSession.ReturnType> {
  const { address, caipNetworkId, pci, signature } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { success: false }
  const answer = await context.http
    .post({
      host: context.host,
      path: `v1/sessions/${toSegment(address)}/revoke`,
      body: { pci, signature },
      signal: options.signal,
    })
    .catch(acceptNoContent)
  const { success = true } = parseAnswer(answer, { schema: successSchema })
  return { success }
}

export declare namespace revokeSession {
  type Parameters = {
    /**
     * CAIP-10 ID of the account, the same that was used to list the sessions.
     */
    address: string
    pci: string
    /** The wallet's response to `wallet_revokePermissions`. */
    signature: string
    /** CAIP-2 ID of the network to check for API support. */
    caipNetworkId?: string | undefined
  }
  type ReturnType = {
    /** Whether the session was revoked. */
    success: boolean
  }
}
