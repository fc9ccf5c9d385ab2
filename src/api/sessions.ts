import * as z from 'zod/mini'
import { parseCaipAddress } from '../core/account/parseCaipAddress.js'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { isServed } from './isServed.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'
import { countSchema, textSchema, webUrlSchema } from './schemas.js'
import { toSegment } from './toSegment.js'

/** A permission a wallet has granted to an app for a while. */
export type SmartSession = {
  /** Id of the permission's context. */
  pci: string
  /** Names and addresses are foreign text. */
  project: {
    id: string
    name: string
    url?: string | undefined
    iconUrl?: string | undefined
  }
  /** Unix seconds. */
  expiry: number
  /** Unix time as the service tells it. */
  createdAt?: number | undefined
  /** Unix time as the service tells it. */
  revokedAt?: number | undefined
  context: string
  permissions: readonly {
    type: string
    data: Readonly<Record<string, unknown>>
  }[]
  policies: readonly { id: string }[]
  status: 'active' | 'expired' | 'revoked'
}

const schema = z.pipe(
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

/** A permission without an end has one that a `Date` can hold. */
const LAST_SECOND = 8_640_000_000_000

const successSchema = z.looseObject({ success: z.optional(z.boolean()) })

/**
 * `GET /v1/sessions/{caipAddress}`.
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
  const { rows, ...counts } = parseRows(answer, { key: 'pcis', schema })
  return { sessions: rows, isSupported: true, ...counts }
}

export declare namespace getSessions {
  type Parameters = {
    /** CAIP-10 id of the account. */
    caipAddress: string
  }
  type ReturnType = {
    sessions: readonly SmartSession[]
    /** Rows of the answer that could not be read. */
    dropped: number
    /** `false` where the API does not serve the network. */
    isSupported: boolean
    partial: boolean
  }
}

/** `POST /v1/sessions/{address}/revoke`: sent once, never repeated. */
export async function revokeSession(
  context: ApiContext,
  parameters: revokeSession.Parameters,
  options: ApiOptions = {},
): Promise<revokeSession.ReturnType> {
  const { address, caipNetworkId, pci, signature } = parameters
  if (!(await isServed(context, caipNetworkId, options)))
    return { success: false }
  const answer = await context.http.post({
    host: context.host,
    path: `v1/sessions/${toSegment(address)}/revoke`,
    body: { pci, signature },
    signal: options.signal,
  })
  const { success = true } = parseAnswer(answer, { schema: successSchema })
  return { success }
}

export declare namespace revokeSession {
  type Parameters = {
    /** As the list was asked for: the CAIP-10 id of the account. */
    address: string
    pci: string
    /** The wallet's answer to `wallet_revokePermissions`. */
    signature: string
    /** CAIP-2 id of the network to test for support. */
    caipNetworkId?: string | undefined
  }
  type ReturnType = { success: boolean }
}
