import * as z from 'zod/mini'
import type { ApiOptions } from './apiContext.js'
import type { Http } from './createHttp.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'
import { countSchema } from './schemas.js'
import { toSegment } from './toSegment.js'
import type { ExplorerWallet } from './walletSchema.js'
import { walletSchema } from './walletSchema.js'

const pageSchema = z.looseObject({ count: z._default(countSchema, 0) })

/** Calls `GET /getWallets` on the explorer host. */
export async function getWallets(
  context: { host: string; http: Http },
  parameters: getWallets.Parameters = {},
  options: ApiOptions = {},
): Promise<getWallets.ReturnType> {
  const { host, http } = context
  const { badgeType, includePayOnly, page, entries } = parameters
  const answer = await http.get({
    host,
    path: 'getWallets',
    query: {
      page: page?.toString(),
      entries: entries?.toString(),
      chains: join(parameters.chains),
      search: parameters.search?.trim() || undefined,
      include: join(parameters.include),
      exclude: join(parameters.exclude),
      badge: parameters.badge,
      badge_type: badgeType,
      names: join(parameters.names),
      rdns: join(parameters.rdns),
      include_pay_only: includePayOnly ? 'true' : undefined,
      sort: parameters.sort,
    },
    signal: options.signal,
  })
  const { rows, ...counts } = parseRows(answer, {
    key: 'data',
    schema: walletSchema,
  })
  const { count } = parseAnswer(answer, { schema: pageSchema })
  return { wallets: rows, count, ...counts }
}

export declare namespace getWallets {
  type Parameters = {
    /** Page number, starting at 1. */
    page?: number | undefined
    /** Wallets per page. */
    entries?: number | undefined
    /** CAIP-2 IDs. Wallets that support any of them are returned. */
    chains?: readonly string[] | undefined
    search?: string | undefined
    /** IDs of the wallets to return. */
    include?: readonly string[] | undefined
    /** IDs of the wallets to leave out. */
    exclude?: readonly string[] | undefined
    badge?: 'certified' | undefined
    badgeType?: 'certified' | 'none' | undefined
    names?: readonly string[] | undefined
    rdns?: readonly string[] | undefined
    includePayOnly?: boolean | undefined
    sort?: 'default' | 'wcpay' | undefined
  }
  type ReturnType = {
    wallets: readonly ExplorerWallet[]
    /** Number of wallets on all pages. */
    count: number
    /** Number of invalid rows that were dropped. */
    dropped: number
    partial: boolean
  }
}

const paths = {
  wallet: 'getWalletImage',
  asset: 'public/getAssetImage',
  currency: 'public/getCurrencyImage',
  token: 'public/getTokenImage',
} as const

/**
 * Returns an image from the explorer host, at most 512 KiB. SVG may contain
 * scripts: render it only in an `<img>`.
 *
 * @throws ApiResponseError when the response is not an image or is too large
 */
export async function getImage(
  context: { host: string; http: Http },
  parameters: getImage.Parameters,
  options: ApiOptions = {},
): Promise<Blob> {
  const { host, http } = context
  const { id, kind } = parameters
  const path = `${paths[kind]}/${toSegment(id)}`
  return http.getImage({ host, path, signal: options.signal })
}

export declare namespace getImage {
  type Parameters = {
    /** `asset` is the image of a network or connector. */
    kind: keyof typeof paths
    /** Image ID; for a currency its code, for a token its symbol. */
    id: string
  }
}

/** An empty list is omitted instead of sent as an empty filter. */
function join(list: readonly string[] | undefined) {
  return list?.join(',') || undefined
}
